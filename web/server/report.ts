import 'server-only'
import { reportServerError } from '../services/errors/server-client.ts'

/** Milliseconds in which one failure is told once: a database that is away fails every call. */
const quiet = 60_000

let last = { text: '', at: Number.NEGATIVE_INFINITY }

/**
 * Tells the log and the error reports what failed, without what it was about: a query's values and a constraint's detail may hold
 * somebody's address, so only the innermost error is told. `where` is a word of the code; `tags` name what is nobody's, a document for
 * instance.
 */
export function reportServerFailure(where: string, error: unknown, tags: Readonly<Record<string, string>> = {}): void {
  const root = rootOf(error)
  const code = root instanceof Error && 'code' in root ? ` (${String(root.code)})` : ''
  const about = Object.values(tags).map((value) => `${value}: `)
  const message = withoutAddresses(root instanceof Error ? root.message : String(root))
  const text = `${where}: ${about.join('')}${message}${code}`
  const now = Date.now()
  if (text === last.text && now - last.at < quiet) return
  last = { text, at: now }
  console.error(text)
  reportServerError(root, { ...tags, where })
}

function rootOf(error: unknown): unknown {
  let root = error
  while (root instanceof Error && root.cause instanceof Error) root = root.cause
  // A name with several addresses, all of which refuse, has no message of its own.
  return root instanceof AggregateError && root.errors.length > 0 ? root.errors[0] : root
}

function withoutAddresses(text: string): string {
  return text.replace(/[^\s"'<>=,;()]+@[^\s"'<>=,;()]+/g, '[e-mail]')
}
