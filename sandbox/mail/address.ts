/**
 * The loopback port of an address in the environment. `undefined` when it is not set or names another machine.
 * @throws Error with one clear sentence when it is no address of that kind
 */
export function localPort(name: string, url: string | undefined, ports: Readonly<Record<string, number>>) {
  if (!url) return undefined
  const usual = URL.canParse(url) ? ports[new URL(url).protocol] : undefined
  if (usual === undefined) throw new Error(`${name} is not an address that begins with ${Object.keys(ports)[0]}//.`)
  const { hostname, port } = new URL(url)
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return undefined
  return port ? Number(port) : usual
}
