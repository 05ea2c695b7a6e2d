import { Hono } from 'hono'
import { canWrite } from '../auth/people.ts'
import {
  datasetOf,
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
    const { datasetProfile, addonFor } = c.req.query()
    const wanted = c
      .get('lake')
      .registry.list()
      .filter((dataset) => datasetProfile === undefined || dataset.profile === datasetProfile)
      .filter((dataset) => addonFor === undefined || dataset.addonFor === addonFor)
    return c.json(
      wanted.map(({ profile, ...dataset }) => ({ ...dataset, datasetProfile: profile, tags: [], features: [] })),
    )
  })
  datasetRoutes.get(`${base}/:name`, (c) => {
    requireUser(c)
    return c.json(existing(c))
  })
  datasetRoutes.put(`${base}/:name`, async (c) => {
    const user = requireAdministrator(c)
    const name = requireNewDataset(c, c.req.param('name') ?? '')
    const aclMode = await requestedAclMode(c, 'public')
    c.get('lake').createDataset(name, aclMode, user.id)
    return c.json({ datasetName: name, name, aclMode })
  })
  datasetRoutes.patch(`${base}/:name`, async (c) => {
    requireAdministrator(c)
    const { name, aclMode } = existing(c)
    const wanted = await requestedAclMode(c, aclMode)
    c.get('lake').registry.setAclMode(name, wanted)
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

/** The Studio keeps comments and tasks in a dataset of their own, which it creates with the first comment or task. */
datasetRoutes.post('/comments/:dataset/setup', (c) => {
  const user = requireUser(c)
  if (user.isRobot && !canWrite(user)) throw httpError(403, 'Insufficient permissions; permission "create" required')
  const { name } = datasetOf(c)
  const lake = c.get('lake')
  const known = lake.registry.list().find(({ addonFor }) => addonFor === name)
  if (known) return c.json({ datasetName: known.name })
  const datasetName = requireNewDataset(c, `${name}-comments`)
  lake.createAddon(datasetName, name, user.id)
  return c.json({ datasetName })
})

/** @throws LakeError 400 for an invalid dataset name, 409 when it exists already */
export function requireNewDataset(c: LakeContext, wanted: string): string {
  const name = requireDatasetName(wanted)
  if (name.startsWith('~')) throw httpError(400, 'Invalid dataset name: "~" is for aliases')
  if (c.get('lake').datasetInfo(name)) throw httpError(409, `Dataset "${name}" already exists`)
  return name
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
