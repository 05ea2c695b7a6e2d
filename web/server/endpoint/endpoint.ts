import 'server-only'
import { z } from 'zod'
import { buildId } from '#web/config/build-id.ts'
import { BUILD_HEADER } from '#web/lib/page-build.ts'
import { withinTime } from '#web/lib/unavailable.ts'
import type { Language } from '#web/routing/languages.ts'
import type { ApiCode } from '#web/services/backend/api-errors.ts'
import type { CodeOf, Contract, InputOf, ResponseOf } from '#web/services/backend/contract.ts'
import type { Limit } from '../rate-limits.ts'
import { type Failure, type Result, success } from '../result.ts'
import { type Access, type Callers, identifyCaller } from './access.ts'
import { type AdmissionRules, createAdmission, createLimit, effectiveRules } from './admit.ts'
import { errorResponse, toFailure } from './error-response.ts'
import { check, DEFAULT_MAX_BYTES, readJson } from './read-body.ts'
import { inputLanguage, requestLanguage } from './request-language.ts'
import type { Endpoint, EndpointDescription, PathParams } from './serve.ts'

/** Milliseconds that a use case may take: then the response is 503. Browsers give up after 5 s. */
export const TIME_LIMIT_MS = 4500

/**
 * The arguments of a use case: the validated input, the caller as `access` determines it, and the language of messages.
 */
export type Call<C extends Contract, A extends Access> = InputOf<C, 'checked'> &
  Callers[A] & {
    readonly lang: Language
    /** For values that only headers contain: cookies, the user agent. */
    readonly request: Request
    /**
     * Aborted when nobody waits for the work any more: the client has gone, the time is over, or the response is made.
     */
    readonly signal: AbortSignal
    /** Headers to add to a success, for example cookies. */
    readonly headers: Headers
  }

type Declaration<C extends Contract, A extends Access> = AdmissionRules & {
  /** `anyone` when left out. */
  readonly access?: A
  /** Maximum size of the body in bytes. */
  readonly maxBytes?: number
  /** Calls about one subject, such as an e-mail address or a member, whichever client they come from. */
  readonly subjectLimit?: Limit & { readonly subject: (call: Call<C, A>) => string }
  /** The Cache-Control of a success; errors, and successes without it, are `no-store`. */
  readonly cacheControl?: string
  /** More headers of a success. */
  readonly headers?: Readonly<Record<string, string>>
  readonly run: (call: Call<C, A>) => Promise<Result<ResponseOf<C>, CodeOf<C>>>
}

/**
 * One endpoint of the JSON API. The wrapper checks, in this order: origin, client limit, caller, params, query, body,
 * subject limit; then it runs the use case. All but reading the body may take 4.5 s. Every failure is `{code, message}`
 * in the request's language; whatever is thrown is reported and becomes 503 or 500 without details.
 */
export function endpoint<const C extends Contract, A extends Access = 'anyone'>(
  contract: C,
  declaration: Declaration<C, A>,
): Endpoint {
  const { method, path, summary, status = 200 } = contract
  const {
    access = 'anyone',
    origin,
    maxBytes = DEFAULT_MAX_BYTES,
    subjectLimit,
    cacheControl = 'no-store',
    run,
  } = declaration
  const name = `${method} ${path}`
  const admit = createAdmission(method, name, declaration)
  const subject = subjectLimit && createLimit(method, `${name} subject`, subjectLimit)

  async function respond(request: Request, pathParams: PathParams): Promise<Response> {
    const headers = new Headers({ ...declaration.headers, 'cache-control': cacheControl })
    let lang = requestLanguage(request)
    const responded = new AbortController()
    const signal = AbortSignal.any([request.signal, responded.signal])
    const work = async (): Promise<Result<unknown, ApiCode>> => {
      const started = performance.now()
      const admitted = await admit(request)
      if (!admitted.ok) return admitted
      const caller = await withinTime(identifyCaller<Access>(access, request), TIME_LIMIT_MS, name)
      if (!caller.ok) return caller
      const spent = performance.now() - started
      // As slow as the client sends, so it is not part of the time limit.
      const input = await readInput(contract, request, pathParams, maxBytes)
      if (!input.ok) return input
      lang = inputLanguage(input.value.body, input.value.query) ?? lang
      // The schemas of the contract and the access have just been checked, which the compiler cannot follow through
      // both generics.
      const call = { ...input.value, ...caller.value, lang, request, signal, headers } as Call<C, A>
      const counted = await subject?.check(declaration.subjectLimit?.subject(call) ?? '')
      if (counted && !counted.ok) return counted
      return await withinTime(run(call), TIME_LIMIT_MS - spent, name)
    }
    const result = await work()
      .catch(toFailure)
      .finally(() => responded.abort())
    if (result.ok && process.env.NODE_ENV !== 'production') requireShape(contract, result.value)
    const response = result.ok ? Response.json(result.value, { status, headers }) : errorResponse(result, lang)
    response.headers.set(BUILD_HEADER, buildId)
    return response
  }

  const { calls, seconds } = subjectLimit ?? {}
  const description: EndpointDescription = {
    path,
    summary,
    contract,
    access,
    ...effectiveRules(method, declaration),
    subjectLimit: calls && seconds ? { calls, seconds } : undefined,
    maxBytes,
  }
  return { method, description, allowsStudio: origin === 'studio', respond }
}

/**
 * Keeps responses and contracts in step where the types cannot, for example with rows of the database. Browsers do not
 * check responses.
 * @throws Error that names the field, in tests and under `npm run dev`
 */
function requireShape({ method, path, response }: Contract, value: unknown): void {
  const { error } = response.safeParse(value)
  if (error) throw new Error(`The response of ${method} ${path} does not fit its contract: ${z.prettifyError(error)}`)
}

type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

async function readInput(
  { params, query, body }: Contract,
  request: Request,
  pathParams: PathParams,
  maxBytes: number,
): Promise<Result<Input, ApiCode>> {
  const input: { params?: unknown; query?: unknown; body?: unknown } = {}
  const failures: Failure<ApiCode>[] = []
  const take = (name: keyof Input, result: Result<unknown, ApiCode>) => {
    if (result.ok) input[name] = result.value
    else failures.push(result)
  }
  if (params) take('params', check(params, await pathParams))
  if (query) take('query', check(query, firstValues(new URL(request.url).searchParams)))
  if (body && failures.length === 0) take('body', await readJson(request, body, maxBytes))
  return failures[0] ?? success(input)
}

/** The first value of each name. */
function firstValues(searchParams: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...searchParams].reverse())
}
