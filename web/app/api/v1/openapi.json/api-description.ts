import { type ApiDescription, describeApi } from '#web/server/endpoint/openapi.ts'
import { type Endpoint, endpointsOf } from '#web/server/endpoint/serve.ts'
import { sessionCookieName } from '#web/server/members/session-cookie.ts'
import { routes } from './routes.ts'

/** The description of every endpoint of the API, and of `others`, which cannot be in the list because they show it. */
export function apiDescription(...others: readonly Endpoint[]): ApiDescription {
  return describeApi([...routes.flatMap(endpointsOf), ...others], sessionCookieName)
}
