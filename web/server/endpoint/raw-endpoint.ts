import 'server-only'
import { withinTime } from '#web/lib/unavailable.ts'
import type { Language } from '#web/routing/languages.ts'
import type { ApiCode } from '#web/services/backend/api-errors.ts'
import type { Failure } from '../result.ts'
import { type AdmissionRules, createAdmission, effectiveRules, type Method } from './admit.ts'
import { TIME_LIMIT_MS } from './endpoint.ts'
import { errorResponse, toFailure } from './error-response.ts'
import { DEFAULT_MAX_BYTES, readText } from './read-body.ts'
import { requestLanguage } from './request-language.ts'
import type { Endpoint } from './serve.ts'

export type RawCall = {
  readonly request: Request
  /** The parameters of the path, decoded. */
  readonly params: Readonly<Record<string, string | string[] | undefined>>
  /** The body; empty for a read. */
  readonly text: string
  readonly lang: Language
}

type Declaration = AdmissionRules & {
  readonly method: Method
  /** As in a contract: `/api/revalidate`. Names the endpoint in the table of limits. */
  readonly path: `/api/${string}`
  /** For the API description. */
  readonly summary: string
  /** Codes that `run` responds with, in addition to those of the checks. For the API description. */
  readonly errors?: readonly ApiCode[]
  readonly maxBytes?: number
  /** Milliseconds for `run`; 4500 when left out. */
  readonly timeLimitMs?: number
  readonly run: (call: RawCall) => Promise<Response>
  /** The response to a failure; `{code, message}` where there is none. */
  readonly onFailure?: (failure: Failure<ApiCode>, call: Omit<RawCall, 'text' | 'params'>) => Response | undefined
}

/**
 * An endpoint that is not part of the JSON API: a plain form, a page behind a mail's link, a signed webhook, a
 * redirect. It has the same checks as others, of origin, client limit, body size and time, and makes its own response.
 */
export function rawEndpoint(declaration: Declaration): Endpoint {
  const {
    method,
    path,
    summary,
    errors = [],
    maxBytes = DEFAULT_MAX_BYTES,
    timeLimitMs = TIME_LIMIT_MS,
    run,
    onFailure,
  } = declaration
  const name = `${method} ${path}`
  const admit = createAdmission(method, name, declaration)
  const description = {
    path,
    summary,
    errors,
    access: 'anyone',
    ...effectiveRules(method, declaration),
    maxBytes,
  } as const
  return {
    method,
    description,
    allowsStudio: declaration.origin === 'studio',
    async respond(request, pathParams) {
      const lang = requestLanguage(request)
      const refuse = (failure: Failure<ApiCode>) =>
        onFailure?.(failure, { request, lang }) ?? errorResponse(failure, lang)
      const admitted = await admit(request)
      if (!admitted.ok) return refuse(admitted)
      const text = await readText(request, maxBytes)
      if (!text.ok) return refuse(text)
      try {
        const params = await pathParams
        return await withinTime(run({ request, params, text: text.value, lang }), timeLimitMs, name)
      } catch (error) {
        return refuse(toFailure(error))
      }
    },
  }
}
