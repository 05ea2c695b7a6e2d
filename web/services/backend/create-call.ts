import type { Language } from '#web/routing/languages.ts'
import type { CodeOf, Contract, InputOf, ResponseOf } from './contract.ts'

/** Milliseconds. The backend itself responds within 4.5 s. */
const CALL_TIMEOUT_MS = 5000

/** What went wrong before a response of the API arrived. */
export type ClientCode =
  /** No connection, or it broke. */
  | 'offline'
  | 'timeout'
  /** A response that is not in the shape of the contract, from a proxy or another version for instance. */
  | 'unexpectedResponse'

export type CallFailure<Code extends string = string> = {
  readonly ok: false
  readonly code: Code | ClientCode
  /** HTTP status; 0 where there was no response. */
  readonly status: number
  /** The backend's own words in the visitor's language. Missing with a `ClientCode`: the feature then has a text of its own. */
  readonly message?: string
  /** Seconds after which to try again, with 429 and 503. */
  readonly retryAfter?: number
}

export type CallResult<Value, Code extends string> = { readonly ok: true; readonly value: Value } | CallFailure<Code>

export type CallOptions = {
  /** An abort rejects with the signal's reason, as `fetch` does; everything else that goes wrong is a `CallFailure`. */
  readonly signal?: AbortSignal
  /** Of the error messages, where the input itself names no language; else the visitor's saved one. */
  readonly lang?: Language
  /** Origin of the backend, where the caller is not a page of the site. */
  readonly origin?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds after which the call is given up; 5000 when left out. For uploads. */
  readonly timeoutMs?: number
}

/** Calls one endpoint: `await getOrderCount({ params: { centraId }, signal })`. Takes `params`, `query` and `body` as its contract has them. */
export type BackendCall<C extends Contract> = (
  ...input: Record<never, never> extends InputOf<C, 'sent'>
    ? [input?: InputOf<C, 'sent'> & CallOptions]
    : [input: InputOf<C, 'sent'> & CallOptions]
) => Promise<CallResult<ResponseOf<C>, CodeOf<C>>>

type Endpoint = { readonly method: Contract['method']; readonly path: Contract['path'] }

/** Parts of any call; the type `BackendCall` says which of them an endpoint has. */
type AnyInput = CallOptions & {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
}

/** Makes the call of one endpoint. Only `npm run typegen` writes these (`calls/*.gen.ts`); `isResponse` checks the body of a success. */
export function createCall<Value>(
  { method, path }: Endpoint,
  isResponse: (body: unknown) => body is Value,
): (input?: AnyInput) => Promise<CallResult<Value, string>> {
  return async ({ params = {}, query = {}, body, signal, lang, origin, headers, timeoutMs } = {}) => {
    signal?.throwIfAborted()
    // `AbortSignal.any` is younger than the oldest browsers that the shop supports.
    const controller = new AbortController()
    const abort = () => controller.abort(signal?.reason)
    signal?.addEventListener('abort', abort)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      controller.abort()
    }, timeoutMs ?? CALL_TIMEOUT_MS)
    try {
      const response = await fetch(urlOf(path, params, { ...(lang && { lang }), ...query }, origin), {
        method,
        // Only pages of the site itself send the visitor's cookies.
        credentials: 'same-origin',
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: controller.signal,
      })
      return await readResponse(response, isResponse)
    } catch (error) {
      if (signal?.aborted) throw error
      return { ok: false, code: isLate ? 'timeout' : 'offline', status: 0 }
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }
}

function urlOf(
  path: string,
  params: NonNullable<AnyInput['params']>,
  query: NonNullable<AnyInput['query']>,
  origin = '',
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return `${origin}${filled}${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`
}

async function readResponse<Value>(
  response: Response,
  isResponse: (body: unknown) => body is Value,
): Promise<CallResult<Value, string>> {
  const { ok, status } = response
  const text = await response.text()
  const body = parse(text)
  if (ok) return isResponse(body) ? { ok, value: body } : { ok: false, code: 'unexpectedResponse', status }
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retry = Number.isFinite(retryAfter) && { retryAfter }
  if (!isErrorBody(body)) return { ok, code: 'unexpectedResponse', status, ...retry }
  return { ok, code: body.code, message: body.message, status, ...retry }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isErrorBody(body: unknown): body is { readonly code: string; readonly message: string } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    'message' in body &&
    typeof body.code === 'string' &&
    typeof body.message === 'string'
  )
}
