/**
 * The loopback port on which the stand-in has to listen: the one in `DATABASE_URL`. `undefined` when that is not set or names a server
 * of its own, which it also does by the address `[::1]`.
 * @throws Error with one clear sentence when it is no postgres address
 */
export function localDatabasePort(url: string | undefined): number | undefined {
  if (!url) return undefined
  if (!/^postgres(ql)?:/.test(url) || !URL.canParse(url)) throw new Error('DATABASE_URL is not a postgres address.')
  const { hostname, port } = new URL(url)
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return undefined
  return port ? Number(port) : 5432
}
