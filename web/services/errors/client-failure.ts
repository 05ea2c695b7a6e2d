/**
 * Messages of Next and Node for errors that a client caused: it aborted the request, or sent what Next's own router
 * never sends.
 */
const messages = /^(?:aborted|The router state header was |Multiple router state headers )/

/** Whether the client caused the error, so that there is nothing to report. */
export function isClientFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ResponseAborted' || messages.test(error.message))
}
