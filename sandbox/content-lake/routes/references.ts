import { Hono } from 'hono'
import { datasetOf, type LakeEnvironment, requireUser } from '../http/environment.ts'

export const referenceRoutes = new Hono<LakeEnvironment>()

/** References from other datasets: the sandbox has none. */
referenceRoutes.get('/data/references/:dataset/documents/:id/to', (c) => {
  datasetOf(c)
  requireUser(c)
  return c.json({ totalCount: 0, references: [] })
})
