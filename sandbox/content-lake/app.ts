import { Hono } from 'hono'
import { underKnownAddress } from './http/addresses.ts'
import { crossOrigin } from './http/cross-origin.ts'
import type { LakeEnvironment } from './http/environment.ts'
import { httpError, LakeError } from './http/errors.ts'
import { identify } from './http/identity.ts'
import { scope } from './http/scope.ts'
import type { ContentLake } from './lake.ts'
import { actionRoutes } from './routes/actions.ts'
import { aliasRoutes } from './routes/aliases.ts'
import { assetRoutes } from './routes/assets.ts'
import { authRoutes } from './routes/auth.ts'
import { datasetCopyRoutes } from './routes/dataset-copies.ts'
import { datasetRoutes } from './routes/datasets.ts'
import { documentRoutes } from './routes/documents.ts'
import { exportRoutes } from './routes/export.ts'
import { historyRoutes } from './routes/history.ts'
import { hostedExtras } from './routes/hosted-extras.ts'
import { imageDeliveryRoutes } from './routes/image-delivery.ts'
import { listenRoutes } from './routes/listen.ts'
import { liveEventRoutes } from './routes/live-events.ts'
import { managementRoutes } from './routes/management.ts'
import { mutateRoutes } from './routes/mutate.ts'
import { notCovered } from './routes/not-covered.ts'
import { projectRoutes } from './routes/projects.ts'
import { queryRoutes } from './routes/query.ts'
import { schemaRoutes } from './routes/schemas.ts'
import { userRoutes } from './routes/users.ts'

/** SQLite's result code for a full disk. */
const SQLITE_FULL = 13

const API_ROUTES = [
  queryRoutes,
  documentRoutes,
  mutateRoutes,
  actionRoutes,
  listenRoutes,
  liveEventRoutes,
  historyRoutes,
  exportRoutes,
  assetRoutes,
  authRoutes,
  userRoutes,
  datasetCopyRoutes,
  datasetRoutes,
  aliasRoutes,
  schemaRoutes,
  projectRoutes,
  managementRoutes,
  hostedExtras,
]

/** The lake's HTTP interface: `/vX/...` for the API, `/images` and `/files` for uploads. */
export function createApp(lake: ContentLake): Hono<LakeEnvironment> {
  const app = new Hono<LakeEnvironment>()
  app.use(async (c, next) => {
    c.set('lake', lake)
    await next()
  })
  app.use(crossOrigin)
  app.route('/', imageDeliveryRoutes)
  app.use('/:version/*', scope, identify)
  for (const routes of API_ROUTES) app.route('/:version', routes)
  app.notFound((c) => errorResponse(notCovered(c.req.method, c.req.path)))
  app.onError((error) => errorResponse(error))
  return app
}

/** The lake as a `fetch` function. */
export function createFetch(lake: ContentLake): (request: Request) => Response | Promise<Response> {
  const app = createApp(lake)
  return (request) => app.fetch(underKnownAddress(request))
}

function errorResponse(error: Error): Response {
  const known = error instanceof LakeError ? error : unexpected(error)
  return Response.json(known.body, { status: known.status })
}

function unexpected(error: Error): LakeError {
  if (error instanceof URIError) return httpError(400, 'Malformed address')
  if ('errcode' in error && error.errcode === SQLITE_FULL) return httpError(507, 'The disk is full: nothing was stored')
  console.error('The content lake failed on a request:', error)
  return httpError(500, 'An internal server error occurred')
}
