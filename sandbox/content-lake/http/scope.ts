import type { MiddlewareHandler } from 'hono'
import type { LakeEnvironment } from './environment.ts'
import { httpError } from './errors.ts'
import { requireApiVersion, requireProjectId, requireTag } from './rules.ts'

const STREAM_HOST = /^s\d+$/

/** Checks what every API address carries: version, project (host name, header or neither) and request tag. */
export const scope: MiddlewareHandler<LakeEnvironment> = async (c, next) => {
  c.set('apiVersion', requireApiVersion(c.req.path.split('/')[1] ?? ''))
  requireTag(c.req.query('tag'))
  const project = hostProject(c.req.header('host') ?? '') ?? c.req.header('x-sanity-project-id')
  if (project !== undefined && requireProjectId(project) !== c.get('lake').options.projectId) {
    throw httpError(404, `Project not found: "${project}"`)
  }
  await next()
}

/**
 * `<project>.localhost:4100` names the project; `s<N>.localhost` is a stream's own host, and `content-lake.localhost`
 * that of the lake in compose.yaml.
 */
function hostProject(host: string): string | undefined {
  const match = /^([^.]+)\.localhost(:\d+)?$/.exec(host.replace(/(^|\.)content-lake\.localhost/, '$1localhost'))
  const label = match?.[1]
  if (label === undefined || STREAM_HOST.test(label)) return undefined
  return label
}
