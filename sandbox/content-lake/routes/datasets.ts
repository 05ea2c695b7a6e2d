import { Hono } from 'hono'
import {
  type LakeContext,
  type LakeEnvironment,
  readJsonBody,
  requireAdministrator,
  requireUser,
} from '../http/environment.ts'
import { httpError } from '../http/errors.ts'
import { requireDatasetName } from '../http/rules.ts'

export const datasetRoutes = new Hono<LakeEnvironment>()

const ACL_MODES = new Set(['public', 'private'])

for (const base of ['/datasets', '/projects/:project/datasets']) {
  datasetRoutes.get(base, (c) => {
    requireUser(c)
    return c.json(
      c
        .get('lake')
        .listDatasets()
        .map((dataset) => ({ ...dataset, datasetProfile: 'content', addonFor: null, tags: [], features: [] })),
    )
  })
  datasetRoutes.get(`${base}/:name`, (c) => {
    requireUser(c)
    return c.json(existing(c))
  })
  datasetRoutes.put(`${base}/:name`, async (c) => {
    const user = requireAdministrator(c)
    const name = requireDatasetName(c.req.param('name') ?? '')
    if (c.get('lake').datasetInfo(name)) throw httpError(409, `Dataset "${name}" already exists`)
    const aclMode = await requestedAclMode(c, 'public')
    c.get('lake').createDataset(name, aclMode, user.id)
    return c.json({ datasetName: name, name, aclMode })
  })
  datasetRoutes.patch(`${base}/:name`, async (c) => {
    requireAdministrator(c)
    const { name, aclMode } = existing(c)
    const wanted = await requestedAclMode(c, aclMode)
    c.get('lake').setAclMode(name, wanted)
    return c.json({ datasetName: name, name, aclMode: wanted })
  })
  datasetRoutes.delete(`${base}/:name`, (c) => {
    requireAdministrator(c)
    const { name } = existing(c)
    if (name === c.get('lake').options.dataset)
      throw httpError(403, `Dataset "${name}" is the sandbox's own and cannot be deleted`)
    c.get('lake').deleteDataset(name)
    return c.json({ deleted: true })
  })
}

function existing(c: LakeContext) {
  const name = requireDatasetName(c.req.param('name') ?? '')
  const info = c.get('lake').datasetInfo(name)
  if (info) return info
  throw httpError(404, `Dataset "${name}" not found for project ID "${c.get('lake').options.projectId}"`)
}

async function requestedAclMode(c: LakeContext, fallback: string): Promise<string> {
  const body = Number(c.req.header('content-length') ?? 0) > 0 ? await readJsonBody(c) : {}
  const aclMode = body.aclMode ?? fallback
  if (typeof aclMode === 'string' && ACL_MODES.has(aclMode)) return aclMode
  throw httpError(400, 'Invalid "aclMode": expected "public" or "private"')
}
