import 'server-only'
import type { z } from 'zod'
import { env } from '../config/server-env.ts'
import { parseJson } from '../domain/json.ts'
import { Unavailable, withinTime } from '../lib/unavailable.ts'
import { defaultLanguage, isLanguage, type Language, languageCookie } from '../routing/languages.ts'
import { type ApiCode, apiErrors } from '../services/backend/api-errors.ts'
import { isDatabaseUnavailable } from './db/failure.ts'
import { reportServerFailure } from './report.ts'
import { type Failure, failure, type Result, success } from './result.ts'

/** Bytes of a body, unless a call needs more. */
const mostBytes = 10_000
/** Seconds after which a call that met something unusable may be made again. */
const usualRetryAfter = 5
/** Milliseconds in which every call is answered, also when a service behind it is not. */
export const longestAnswer = 4500

type Answering = {
  /** Status of a success; 200 when left out. */
  readonly status?: number
  /** Of a success; failures are never kept. */
  readonly cacheControl?: string
}

/** Told the language that a call's body names, for its failures' messages. */
type Speak = (lang: Language) => void

/**
 * Turns the result of a use case into a response: the value as JSON, or `{code, message}` in the request's language with the
 * code's status. 503 when a service that it needs cannot be used or does not answer in time; anything else that is thrown is reported
 * and is 500.
 */
export async function respond(
  request: Request,
  work: (speak: Speak) => Promise<Result<unknown, ApiCode>>,
  { status = 200, cacheControl = 'no-store' }: Answering = {},
): Promise<Response> {
  let language = requestLanguage(request)
  const speak = (lang: Language) => {
    language = lang
  }
  const result = await withinTime(work(speak), longestAnswer, 'The call').catch(failureOfThrown)
  if (!result.ok) return errorResponse(result.code, language, result.retryAfter)
  return Response.json(result.value, { status, headers: { 'cache-control': cacheControl } })
}

/** What was thrown where no result is expected, as the API tells it. */
export function failureResponse(request: Request, error: unknown): Response {
  return errorResponse(failureOfThrown(error).code, requestLanguage(request))
}

function failureOfThrown(error: unknown): Failure<'unavailable' | 'failed'> {
  if (isNextSignal(error)) throw error
  reportServerFailure('api', error)
  return failure(error instanceof Unavailable || isDatabaseUnavailable(error) ? 'unavailable' : 'failed')
}

/** Next ends a rendering by throwing words in capitals; what went wrong in a cached read has a number in their place. */
function isNextSignal(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && /^[A-Z]/.test(String(error.digest))
}

/** A failure as the API tells it; `retryAfter` is in seconds. */
export function errorResponse(code: ApiCode, lang: Language, retryAfter = usualRetryAfter): Response {
  const { status, [lang]: message } = apiErrors[code]
  const headers = {
    'cache-control': 'no-store',
    ...((status === 503 || status === 429) && { 'retry-after': String(retryAfter) }),
  }
  return Response.json({ code, message }, { status, headers })
}

/** The query's `lang`, else the saved language, else the default: never guessed (docs/product/1). */
export function requestLanguage(request: Request): Language {
  const asked = new URL(request.url).searchParams.get('lang')
  if (isLanguage(asked)) return asked
  const cookies = request.headers.get('cookie') ?? ''
  const saved = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`).exec(cookies)?.[1]
  return isLanguage(saved) ? saved : defaultLanguage
}

/** State-changing calls come from pages of this site only (docs/product/7): a browser always says from where it sends. */
export function checkOrigin(request: Request): Result<true, 'wrongOrigin'> {
  const isOwn =
    request.headers.get('origin') === env.siteOrigin || request.headers.get('sec-fetch-site') === 'same-origin'
  return isOwn ? success(true) : failure('wrongOrigin')
}

/**
 * The request's JSON body, checked. A schema names a code of its own for a field with the message `api:<code>`
 * (`z.email({ error: 'api:invalidEmail' })`); everything else that is wrong is `invalidInput`.
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  limit: number = mostBytes,
): Promise<Result<z.output<Schema>, ApiCode>> {
  const text = await readText(request, limit)
  if (!text.ok) return text
  const body = parseJson(text.value)
  if (body === undefined) return failure('invalidJson')
  const parsed = schema.safeParse(body)
  return parsed.success ? success(parsed.data) : failure(codeOfIssues(parsed.error.issues))
}

/**
 * The request's body, at most `limit` bytes: stops reading once there is too much, whatever the length that the client gave. A client
 * that breaks off has sent invalid input.
 */
export async function readText(
  request: Request,
  limit: number = mostBytes,
): Promise<Result<string, 'bodyTooLarge' | 'invalidInput'>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > limit) return failure('bodyTooLarge')
      chunks.push(chunk)
    }
  } catch {
    return failure('invalidInput')
  }
  return success(Buffer.concat(chunks).toString('utf8'))
}

function codeOfIssues(issues: readonly z.core.$ZodIssue[]): ApiCode {
  for (const { message } of issues) {
    const code = message.startsWith('api:') ? message.slice('api:'.length) : ''
    if (isApiCode(code)) return code
  }
  return 'invalidInput'
}

function isApiCode(code: string): code is ApiCode {
  return Object.hasOwn(apiErrors, code)
}
