import { parseJson } from '#web/domain/json.ts'
import type { Language } from '#web/routing/languages.ts'
import type { CodeOf, Contract, InputOf, ResponseOf } from './contract.ts'

/** The backend itself responds within 4.5 s. */
const DEFAULT_TIMEOUT_MS = 5000

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
  readonly retryAfter?: number | undefined
}

export type CallResult<Value, Code extends string> = { readonly ok: true; readonly value: Value } | CallFailure<Code>

export type CallOptions = {
  /** An abort rejects with the signal's reason, as `fetch` does; everything else that goes wrong is a `CallFailure`. */
  readonly signal?: AbortSignal
  /** The language of error messages where the input names none; by default the visitor's saved one. */
  readonly lang?: Language
  /** Origin of the backend, where the caller is not a page of the site. */
  readonly origin?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds after which the call is given up; 5000 when left out. For uploads. */
  readonly timeoutMs?: number
  /** In the place of `fetch`: `uploadWith` reports what was sent. */
  readonly send?: (url: string, init: RequestInit) => Promise<Response>
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

/**
 * Makes the call of one endpoint. Only `npm run typegen` writes these (`calls/*.gen.ts`); `isResponse` checks the body of a success. Every
 * page loads this file, several times over, so each byte counts.
 */
export function createCall<Value>(
  { method, path }: Endpoint,
  isResponse: (body: unknown) => body is Value,
): (input?: AnyInput) => Promise<CallResult<Value, string>> {
  return async ({
    params,
    query,
    body,
    signal,
    lang,
    origin = '',
    headers,
    timeoutMs = DEFAULT_TIMEOUT_MS,
    send = fetch,
  } = {}) => {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries({ lang, ...query }))
      if (value !== undefined) search.set(name, `${value}`)
    const filled = path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
    const timeout = AbortSignal.timeout(timeoutMs)
    const failed = { ok: false, status: 0 } as const
    try {
      const response = await send(`${origin}${filled}?${search}`.replace(/\?$/, ''), {
        method,
        headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
        body: body ? JSON.stringify(body) : null,
        // The oldest browsers that the shop supports cannot combine two signals; there the caller's own comes first.
        signal: signal ? (AbortSignal.any?.([signal, timeout]) ?? signal) : timeout,
      })
      const { ok, status } = response
      const text = await response.text()
      const value = parseJson(text)
      if (ok && isResponse(value)) return { ok, value }
      const { code = 'unexpectedResponse', message }: { code?: string; message?: string } = ok ? {} : Object(value)
      return { ...failed, status, code, message, retryAfter: Number(response.headers.get('retry-after')) || undefined }
    } catch (error) {
      if (signal?.aborted) throw error
      return { ...failed, code: timeout.aborted ? 'timeout' : 'offline' }
    }
  }
}
