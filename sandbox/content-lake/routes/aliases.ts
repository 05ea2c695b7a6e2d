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
import type { DatasetAlias } from '../store/dataset-registry.ts'

export const aliasRoutes = new Hono<LakeEnvironment>()

aliasRoutes.get('/aliases', (c) => {
  requireUser(c)
  return c.json(c.get('lake').registry.aliases())
})

/** A new alias; without a `datasetName` it has no target yet. */
aliasRoutes.put('/aliases/:name', async (c) => {
  requireAdministrator(c)
  const name = requireDatasetName(c.req.param('name'))
  if (c.get('lake').registry.alias(name)) throw httpError(409, `Dataset alias "${name}" already exists`)
  return c.json(point(c, name, await requestedDataset(c)))
})

aliasRoutes.patch('/aliases/:name', async (c) => {
  requireAdministrator(c)
  const { name } = existing(c)
  const dataset = await requestedDataset(c)
  if (dataset === null) throw httpError(400, 'Invalid request payload: "datasetName" is missing')
  return c.json(point(c, name, dataset))
})

/** Returns the dataset that the alias named. */
aliasRoutes.patch('/aliases/:name/unlink', (c) => {
  requireAdministrator(c)
  const alias = existing(c)
  c.get('lake').registry.setAlias(alias.name, null)
  return c.json(toJson(alias))
})

aliasRoutes.delete('/aliases/:name', (c) => {
  requireAdministrator(c)
  const { name } = existing(c)
  c.get('lake').registry.removeAlias(name)
  return c.json({ deleted: true })
})

function point(c: LakeContext, name: string, datasetName: string | null) {
  c.get('lake').registry.setAlias(name, datasetName)
  return toJson({ name, datasetName })
}

function toJson({ name, datasetName }: DatasetAlias) {
  return { name, aliasName: name, datasetName }
}

function existing(c: LakeContext): DatasetAlias {
  const name = c.req.param('name') ?? ''
  const alias = c.get('lake').registry.alias(name)
  if (alias) return alias
  throw httpError(404, `Dataset alias "${name}" not found`)
}

async function requestedDataset(c: LakeContext): Promise<string | null> {
  const body = Number(c.req.header('content-length') ?? 0) > 0 ? await readJsonBody(c) : {}
  const { datasetName = null } = body
  if (datasetName === null) return null
  if (typeof datasetName === 'string' && c.get('lake').datasetInfo(datasetName)) return datasetName
  throw httpError(404, `Dataset "${String(datasetName)}" not found`)
}
