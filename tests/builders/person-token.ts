/**
 * The token with which a person of the sandbox (`sandbox/content-lake/auth/people.ts`) is logged in, as the Studio gets
 * it.
 */
export async function personToken(lakeOrigin: string, userId: string): Promise<string> {
  const login = `${lakeOrigin}/v1/auth/login/local?${new URLSearchParams({ origin: 'http://localhost:3333', user: userId })}`
  const { headers } = await fetch(login, { redirect: 'manual' })
  const sid = new URL(headers.get('location') ?? '').hash.replace('#sid=', '')
  const response = await fetch(`${lakeOrigin}/v1/auth/fetch?sid=${sid}`)
  const { token } = (await response.json()) as { token: string }
  return token
}
