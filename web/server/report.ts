import 'server-only'
import { withoutPersonalData } from '../lib/without-personal-data.ts'
import { reportServerError } from '../services/errors/server-client.ts'
import { migrationHint } from './db/failure.ts'

/** The same failure is reported once in this time: a database that is unavailable fails every call. */
const REPEAT_AFTER_MS = 60_000

let last = { text: '', at: Number.NEGATIVE_INFINITY }
/** Hints that were printed by this process: once each. */
const hints = new Set<string>()

/**
 * Logs and reports a failure without personal data: a query's values and a constraint's detail may hold an e-mail
 * address, so only the innermost error is used. `where` names the part of the code; `tags` hold values that are not
 * personal, for example the id of a document.
 */
export function reportServerFailure(where: string, error: unknown, tags: Readonly<Record<string, string>> = {}): void {
  const root = rootOf(error)
  const code = root instanceof Error && 'code' in root ? ` (${String(root.code)})` : ''
  const about = Object.values(tags).map((value) => `${value}: `)
  const message = withoutPersonalData(root instanceof Error ? root.message : asText(root))
  const text = `${where}: ${about.join('')}${message}${code}`
  const now = Date.now()
  if (text === last.text && now - last.at < REPEAT_AFTER_MS) return
  last = { text, at: now }
  console.error(text)
  const hint = migrationHint(error)
  if (hint && !hints.has(hint)) {
    hints.add(hint)
    console.error(hint)
  }
  reportServerError(root, { ...tags, where })
}

function rootOf(error: unknown): unknown {
  let root = error
  while (root instanceof Error && root.cause instanceof Error) root = root.cause
  // When all addresses of a host refuse the connection, the error itself has no message.
  return root instanceof AggregateError && root.errors.length > 0 ? root.errors[0] : root
}

/**
 * Text for a thrown value that is not an error: of an object only its field names, since the values may be personal.
 */
function asText(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  return `no error was thrown, but an object with ${Object.keys(thrown).join(', ') || 'nothing in it'}`
}
