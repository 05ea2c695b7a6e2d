import 'server-only'
import { env } from '#web/config/server-env.ts'
import type { ApiCode } from '#web/services/backend/api-errors.ts'
import type { Contract } from '#web/services/backend/contract.ts'
import type { Limit } from '../rate-limits.ts'
import { failure } from '../result.ts'
import type { Access } from './access.ts'
import type { AdmissionRules, Method } from './admit.ts'
import { errorResponse } from './error-response.ts'
import { requestLanguage } from './request-language.ts'

export type PathParams = Promise<Readonly<Record<string, string | string[] | undefined>>>

export type Endpoint = {
  readonly method: Method
  readonly description: EndpointDescription
  /** Whether the Studio's pages may read the response. */
  readonly allowsStudio: boolean
  readonly respond: (request: Request, pathParams: PathParams) => Promise<Response>
}

/** An endpoint's declaration, for the API description. */
export type EndpointDescription = {
  readonly path: `/api/${string}`
  readonly summary: string
  /** Absent for endpoints that are not JSON (`rawEndpoint`). */
  readonly contract?: Contract
  /** For an endpoint without a contract: the error codes that `run` responds with. */
  readonly errors?: readonly ApiCode[]
  readonly access: Access
  readonly origin: NonNullable<AdmissionRules['origin']>
  /** Absent where calls are not limited. */
  readonly clientLimit?: Limit | undefined
  readonly subjectLimit?: Limit | undefined
  /** Maximum size of the body in bytes. */
  readonly maxBytes: number
}

type Handler = (request: Request, context?: { readonly params?: PathParams }) => Promise<Response>

type Handlers = Readonly<Record<Method | 'HEAD' | 'OPTIONS', Handler>>

const served = new WeakMap<Handler, readonly Endpoint[]>()

/** The endpoints behind any handler of a route file. */
export function endpointsOf(handler: Handler): readonly Endpoint[] {
  return served.get(handler) ?? []
}

/**
 * The handlers of a route file, for every method: `export const { GET, HEAD, POST, ... } = serve(...)`. HEAD is GET
 * without a body, OPTIONS lists the methods and answers the CORS preflight of a call from the Studio, and any other
 * method is 405. Without endpoints, everything is 404.
 */
export function serve(...endpoints: readonly Endpoint[]): Handlers {
  const methods = endpoints.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  const allow = [...methods, 'OPTIONS'].join(', ')
  const corsHeaders = endpoints.some(({ allowsStudio }) => allowsStudio) ? studioHeaders(allow) : {}

  const handle: Handler = async (request, { params = Promise.resolve({}) } = {}) => {
    const wanted = request.method === 'HEAD' ? 'GET' : request.method
    const endpoint = endpoints.find(({ method }) => method === wanted)
    const response = endpoint ? await endpoint.respond(request, params) : refuse(request)
    for (const [name, value] of Object.entries(corsHeaders)) response.headers.set(name, value)
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
  const refuse = (request: Request): Response => {
    const lang = requestLanguage(request)
    if (endpoints.length === 0) return errorResponse(failure('noSuchCall'), lang)
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
    const response = errorResponse(failure('methodNotAllowed'), lang)
    response.headers.set('allow', allow)
    return response
  }
  served.set(handle, endpoints)
  return { GET: handle, HEAD: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle, OPTIONS: handle }
}

/** Only for the Studio's origin; without credentials, because the Studio sends its token itself. */
function studioHeaders(allow: string): Readonly<Record<string, string>> {
  return {
    'access-control-allow-origin': env.studioOrigin,
    'access-control-allow-methods': allow,
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '7200',
  }
}
