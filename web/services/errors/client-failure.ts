/** Words of Next and Node for what a client did: it broke off, or sent what Next's own router never sends. */
const messages = /^(?:aborted|The router state header was |Multiple router state headers )/

/** Whether an error is a client's doing and no fault of the shop: nothing to report. */
export function isClientFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ResponseAborted' || messages.test(error.message))
}
