import { useState } from 'react'
import type { CallFailure, CallResult } from '#web/services/backend/call-backend.ts'

/** A call that a dialog makes when it is confirmed. */
export function useSending() {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<CallFailure>()
  /** Whether the call succeeded. */
  const send = async (call: () => Promise<CallResult<unknown, string>>): Promise<boolean> => {
    setSending(true)
    setFailure(undefined)
    const result = await call()
    setSending(false)
    if (!result.ok) setFailure(result)
    return result.ok
  }
  return { isSending, failure, send }
}
