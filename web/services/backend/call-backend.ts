import { parseJson } from '#web/domain/json.ts'
import { BUILD_HEADER, noteBuild } from '#web/lib/page-build.ts'
import type { Language } from '#web/routing/languages.ts'
import type { CodeOf, Contract, InputOf, ResponseOf } from './contract.ts'

/** The backend itself responds within 4.5 s. */
const DEFAULT_TIMEOUT_MS = 5000

/** Failures before a response of the API arrived. */
type ClientCode =
  /** No connection, or it broke. */
  | 'offline'
  | 'timeout'
  /** Not a response of the API but, for example, of a proxy: a success that is not JSON, an error without a code. */
  | 'unexpectedResponse'

export type CallFailure<Code extends string = string> = {
  readonly ok: false
  readonly code: Code | ClientCode
  /** HTTP status; 0 where there was no response. */
  readonly status: number
  /**
   * The backend's own words in the visitor's language. Missing with a `ClientCode`: the feature then has a text of its
   * own.
   */
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
  /** Used instead of `fetch`: `uploadWith` reports how much was sent. */
  readonly send?: (url: string, init: RequestInit) => Promise<Response>
}

/** A call of one endpoint. Takes `params`, `query` and `body` as its contract has them. */
export type BackendCall<C extends Contract> = (
  ...input: Record<never, never> extends InputOf<C, 'sent'>
    ? [input?: InputOf<C, 'sent'> & CallOptions]
    : [input: InputOf<C, 'sent'> & CallOptions]
) => Promise<CallResult<ResponseOf<C>, CodeOf<C>>>

/** Parts of any call; the type `BackendCall` says which of them an endpoint has. */
type AnyInput = CallOptions & {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
}

/**
 * Calls one endpoint, by the type of its contract: `callBackend<typeof getOrderCount>('GET /api/v1/...', { params })`.
 * The contract is imported as a type, so no zod reaches the browser, and its endpoint is the only one that the type
 * check accepts. A success is not compared with the contract: both come from one repository, and another build is
 * noted.
 */
export function callBackend<C extends Contract = never>(
  endpoint: `${C['method']} ${C['path']}`,
  ...input: Parameters<BackendCall<C>>
): ReturnType<BackendCall<C>>
export async function callBackend(
  endpoint: string,
  {
    params,
    query,
    body,
    signal,
    lang,
    origin = '',
    headers,
    timeoutMs = DEFAULT_TIMEOUT_MS,
    send = fetch,
  }: AnyInput = {},
): Promise<CallResult<unknown, string>> {
  const [method = '', path = ''] = endpoint.split(' ')
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ lang, ...query })) if (value !== undefined) search.set(name, `${value}`)
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
    noteBuild(response.headers.get(BUILD_HEADER))
    const value = parseJson(await response.text())
    if (ok && value !== undefined) return { ok, value }
    const { code = 'unexpectedResponse', message }: { code?: string; message?: string } = Object(value)
    return { ...failed, status, code, message, retryAfter: Number(response.headers.get('retry-after')) || undefined }
  } catch (error) {
    if (signal?.aborted) throw error
    return { ...failed, code: timeout.aborted ? 'timeout' : 'offline' }
  }
}
