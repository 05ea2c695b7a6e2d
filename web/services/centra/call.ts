import * as v from 'valibot'
import { parseJson } from '#web/domain/json.ts'
import type { CentraCall, CentraConnection } from './connection.ts'
import { type CentraFailure, type CentraResult, NETWORK_FAILURE } from './failure.ts'
import { hasErrors, shapeFailure, toFailure } from './handle-error.ts'
import { tokenShape } from './responses/any-response.ts'

/** Checks and maps a response: `undefined` when it has another shape. */
type ResponseReader<Value> = (body: unknown) => Value | undefined

/** The longest wait for a response. */
const CALL_TIMEOUT_MS = 10_000
/** Retries of a call that may be repeated, and the delay before the first; each further one waits twice as long. */
const MAX_RETRIES = 2
const FIRST_RETRY_DELAY_MS = 300
/** The longest that a `retry-after` of the platform is obeyed. */
const MAX_RETRY_DELAY_MS = 5000

/**
 * One call of the checkout API (docs/product/7): sends the selection's token when there is one, and stores the token
 * that comes back. Never throws.
 */
export async function callCentra<Value>(
  connection: CentraConnection,
  call: CentraCall,
  read: ResponseReader<Value>,
): Promise<CentraResult<Value>> {
  for (let retries = 0; ; retries++) {
    const result = await callOnce(connection, call, read)
    if (result.ok || !call.isRepeatable || retries === MAX_RETRIES || !isTemporary(result.error)) return result
    await connection.wait(Math.min(result.error.retryAfter ?? FIRST_RETRY_DELAY_MS * 2 ** retries, MAX_RETRY_DELAY_MS))
  }
}

async function callOnce<Value>(
  connection: CentraConnection,
  call: CentraCall,
  read: ResponseReader<Value>,
): Promise<CentraResult<Value>> {
  const sent = connection.tokens.read()
  const exchange = await send(connection, call, sent)
  if (!('response' in exchange)) return { ok: false, error: exchange }
  const { response, body } = exchange
  const received = v.is(tokenShape, body) ? body.token : ''
  if (received && received !== sent) connection.tokens.replace(sent, received)
  if (!response.ok || hasErrors(body)) return { ok: false, error: toFailure(response, body) }
  const value = read(body)
  if (value !== undefined) return { ok: true, value }
  const error = shapeFailure(call, response.status, body)
  connection.report(new Error(error.message))
  return { ok: false, error }
}

/** The response, or the failure to get one. */
async function send(
  { baseUrl, fetch }: CentraConnection,
  { method, path, body, timeoutMs = CALL_TIMEOUT_MS }: CentraCall,
  token: string | null,
): Promise<{ response: Response; body: unknown } | CentraFailure> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        ...(token && { 'api-token': token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    })
    const text = await response.text()
    return { response, body: parseJson(text) }
  } catch (error) {
    return networkError(error, signal.aborted)
  }
}

function networkError(cause: unknown, isTimeout: boolean): CentraFailure {
  const message = cause instanceof Error ? cause.message : String(cause)
  return { status: NETWORK_FAILURE, message, errors: {}, body: undefined, isTimeout, retryAfter: undefined }
}

/** Failures that another attempt may not meet. */
function isTemporary({ status }: CentraFailure): boolean {
  return status === 429 || status === NETWORK_FAILURE || (status >= 502 && status <= 504)
}
