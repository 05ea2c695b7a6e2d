/**
 * The work of a process: `storefront` serves pages and the API, `worker` runs the shop's jobs and sends mails, and in
 * development one does `everything`.
 */
export type ProcessRole = 'storefront' | 'worker' | 'everything'

/** The programs and what Next has bundled share it, so it lives on the global object. */
const key = Symbol.for('storefront.process-role')

const store: { [key]?: ProcessRole } = globalThis as { [key]?: ProcessRole }

export function processRole(): ProcessRole {
  return store[key] ?? 'everything'
}

/** Called by a program before it starts Next. */
export function setProcessRole(role: ProcessRole): void {
  store[key] = role
}
