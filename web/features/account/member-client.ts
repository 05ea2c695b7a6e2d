import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { CallFailure } from '#web/services/backend/call-backend.ts'
import { refreshSession } from '#web/services/session/session.ts'

const onError = (error: Error) => refreshIfLoggedOut(failureOf(error))

/**
 * The data of one member: it is requested when it is shown, kept no longer than that, and changes only by the member's
 * actions here (docs/decisions/0017). Never mounted, so that nothing is requested again when the window has the focus
 * or the network is back.
 */
export const memberClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: { gcTime: 0, retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

/** Why the call behind an error failed (`orThrow`); undefined for any other error. */
export function failureOf({ cause }: Error): CallFailure | undefined {
  return isFailure(cause) ? cause : undefined
}

function isFailure(cause: unknown): cause is CallFailure {
  return typeof cause === 'object' && cause !== null && 'code' in cause && 'status' in cause
}

/** Shows the login instead of the account when the session has ended. */
export function refreshIfLoggedOut(failure: CallFailure | undefined): void {
  if (failure?.code === 'notLoggedIn') void refreshSession()
}
