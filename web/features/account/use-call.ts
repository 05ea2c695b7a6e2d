import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { CallFailure, CallResult } from '#web/services/backend/call-backend.ts'
import { whenNear } from '#web/services/live-data/when-near.ts'
import { refreshSession } from '#web/services/session/session.ts'

export type CallState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: CallFailure }
  | { readonly status: 'loaded'; readonly value: Value }

type UsedCall<Value> = {
  readonly state: CallState<Value>
  /** Replaces the value, after a change that was saved. */
  readonly setValue: (value: Value) => void
  /** Calls again. */
  readonly reload: () => void
}

/** The response of a call that is made when `near` comes near the window. A member whose session has ended sees the login. */
export function useCall<Value>(
  call: () => Promise<CallResult<Value, string>>,
  near: RefObject<Element | null>,
): UsedCall<Value> {
  const [state, setState] = useState<CallState<Value>>({ status: 'loading' })
  const latest = useRef(call)
  const reload = useCallback(() => {
    setState({ status: 'loading' })
    void latest.current().then((result) => {
      setState(result.ok ? { status: 'loaded', value: result.value } : { status: 'failed', failure: result })
      if (!result.ok) refreshIfLoggedOut(result)
    })
  }, [])
  useEffect(() => (near.current ? whenNear(near.current, reload) : undefined), [near, reload])
  return { state, setValue: (value) => setState({ status: 'loaded', value }), reload }
}

/** Shows the login instead of the account when the session has ended. */
export function refreshIfLoggedOut({ code }: CallFailure): void {
  if (code === 'notLoggedIn') void refreshSession()
}
