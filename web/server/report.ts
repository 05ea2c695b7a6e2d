/**
 * Tells the log what failed, without what it was about: a query's values and a constraint's detail may hold somebody's address.
 * `where` is a word of the code.
 */
export function reportServerFailure(where: string, error: unknown): void {
  const root = rootOf(error)
  const code = root instanceof Error && 'code' in root ? ` (${String(root.code)})` : ''
  const message = root instanceof Error ? root.message : String(root)
  console.error(`${where}: ${withoutAddresses(message)}${code}`)
}

function rootOf(error: unknown): unknown {
  let root = error
  while (root instanceof Error && root.cause instanceof Error) root = root.cause
  return root
}

function withoutAddresses(text: string): string {
  return text.replace(/[^\s"'<>=,;()]+@[^\s"'<>=,;()]+/g, '[e-mail]')
}
