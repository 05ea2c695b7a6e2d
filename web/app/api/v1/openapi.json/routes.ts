import type { endpointsOf } from '#web/server/endpoint/serve.ts'

type Handler = Parameters<typeof endpointsOf>[0]

/** A handler of each route of the API, except the two that show its description. */
export const routes: readonly Handler[] = Object.values(
  import.meta.glob<Handler>(['../../**/route.ts', '!../../v1/openapi.json/route.ts', '!../../v1/reference/route.ts'], {
    eager: true,
    import: 'GET',
  }),
)
