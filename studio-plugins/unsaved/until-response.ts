import { lakeConnection } from './connection.ts'

/** Milliseconds between two attempts at most, unless the browser says earlier that it is online. */
const MAX_PAUSE_MS = 5000

/** Milliseconds after which a response is late. */
const LATE_MS = 5000

type Options = { readonly signal?: AbortSignal | undefined; readonly isCommit: boolean }

/**
 * Sends a request until the lake has responded, and says meanwhile that the connection is lost. A transaction that was
 * saved although its response was lost counts as saved: it is sent again under its own id.
 * @throws the lake's refusal, and when the request is aborted
 */
export async function untilResponse(send: () => Promise<unknown>, { signal, isCommit }: Options): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const late = setTimeout(() => lakeConnection.set(true), LATE_MS)
    try {
      const response = await send()
      lakeConnection.set(false)
      return response
    } catch (error) {
      if (signal?.aborted) throw error
      const isLost = isUnreached(error, isCommit)
      lakeConnection.set(isLost)
      const saved = attempt > 1 ? savedTransaction(error) : undefined
      if (saved) return saved
      if (!isLost) throw error
    } finally {
      clearTimeout(late)
    }
    await pause(Math.min(attempt * 1000, MAX_PAUSE_MS))
  }
}

/** Without a status the request had no response. A read that fails in the lake is reported: it may always fail. */
function isUnreached(error: unknown, isCommit: boolean): boolean {
  const status = statusOf(error)
  return status === undefined || (isCommit && status >= 500)
}

function savedTransaction(error: unknown): { transactionId: string } | undefined {
  if (!(error instanceof Error) || statusOf(error) !== 409) return undefined
  const [, transactionId] = /Transaction with ID "([^"]+)" already exists/.exec(error.message) ?? []
  return transactionId === undefined ? undefined : { transactionId }
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end)
  })
}
