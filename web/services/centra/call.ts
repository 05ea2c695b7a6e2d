import { parseJson } from '#web/domain/json.ts'
import type { AnswerName } from './answers/answers.ts'
import { isToken } from './answers/token.gen.ts'
import type { CentraCall, CentraConnection } from './connection.ts'
import { type CentraFailure, type CentraResult, networkFailure } from './failure.ts'
import { failureOf, hasErrors, shapeFailure } from './handle-error.ts'

/** Judges an answer's shape: `undefined` when it is wrong. */
type AnswerReader<Value> = (body: unknown) => Value | undefined

/** Milliseconds after which no answer is expected any more. */
const callTimeout = 10_000
/** Repetitions of a call that may be repeated, and the milliseconds before the first; each further one waits twice as long. */
const mostRepetitions = 2
const firstPause = 300
/** The longest that a platform's `retry-after` is waited for, in milliseconds. */
const longestPause = 5000

/**
 * One call of the checkout API (docs/product/7): with the selection's token when there is one, keeping the token
 * that comes back. Never throws.
 */
export async function callCentra<Value>(
  connection: CentraConnection,
  call: CentraCall,
  read: AnswerReader<Value>,
): Promise<CentraResult<Value>> {
  for (let repetition = 0; ; repetition++) {
    const result = await callOnce(connection, call, read)
    if (result.ok || !call.isRepeatable || repetition === mostRepetitions || !mayPass(result.error)) return result
    await connection.wait(Math.min(result.error.retryAfter ?? firstPause * 2 ** repetition, longestPause))
  }
}

async function callOnce<Value>(
  connection: CentraConnection,
  call: CentraCall,
  read: AnswerReader<Value>,
): Promise<CentraResult<Value>> {
  const sent = connection.tokens.read()
  const answer = await send(connection, call, sent)
  if (!('response' in answer)) return { ok: false, error: answer }
  const { response, body } = answer
  const received = isToken(body) ? body.token : ''
  if (received && received !== sent) connection.tokens.replace(sent, received)
  if (!response.ok || hasErrors(body)) return { ok: false, error: failureOf(response, body) }
  const value = read(body)
  if (value !== undefined) return { ok: true, value }
  const error = shapeFailure(call, response.status, body)
  void explain(call.shape, body).then((why) => connection.report(new Error(error.message + why)))
  return { ok: false, error }
}

/** What is wrong with an answer's shape, in zod's words, which are loaded only now. */
async function explain(shape: AnswerName | undefined, body: unknown): Promise<string> {
  try {
    return shape ? `: ${(await import('./answers/explain.ts')).explain(shape, body)}` : ''
  } catch {
    return ''
  }
}

/** The answer, or the failure to get one. */
async function send(
  { baseUrl, fetch }: CentraConnection,
  { method, path, body }: CentraCall,
  token: string | null,
): Promise<{ response: Response; body: unknown } | CentraFailure> {
  const signal = AbortSignal.timeout(callTimeout)
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
    return noAnswer(error, signal.aborted)
  }
}

function noAnswer(cause: unknown, isTimeout: boolean): CentraFailure {
  const message = cause instanceof Error ? cause.message : String(cause)
  return { status: networkFailure, message, errors: {}, body: undefined, isTimeout, retryAfter: undefined }
}

/** Failures that another try may not meet. */
function mayPass({ status }: CentraFailure): boolean {
  return status === 429 || status === networkFailure || (status >= 502 && status <= 504)
}
