import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import {
  datasetOf,
  type LakeContext,
  type LakeEnvironment,
  readJsonBody,
  requireAdministrator,
  requireUser,
} from '../http/environment.ts'
import { httpError } from '../http/errors.ts'
import { eventStream } from '../http/event-stream.ts'
import { requireNewDataset } from './datasets.ts'

export const datasetCopyRoutes = new Hono<LakeEnvironment>()

/** Copies a dataset. The hosted service does it in the background; here it is complete with the response. */
datasetCopyRoutes.put('/datasets/:dataset/copy', async (c) => {
  const user = requireAdministrator(c)
  const source = datasetOf(c).name
  const { targetDataset, skipHistory, skipContentReleases } = await readJsonBody(c)
  if (typeof targetDataset !== 'string') throw httpError(400, 'Invalid request payload: "targetDataset" is missing')
  const target = requireNewDataset(c, targetDataset)
  const started = new Date().toISOString()
  const lake = c.get('lake')
  const options = { skipHistory: skipHistory === true, skipContentReleases: skipContentReleases === true }
  lake.copyDataset(source, target, user.id, options)
  const jobId = randomUUID()
  lake.database
    .prepare(
      'INSERT INTO dataset_copies (id, source, target, with_history, started_at, ended_at) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(jobId, source, target, options.skipHistory ? 0 : 1, started, new Date().toISOString())
  return c.json({ datasetName: target, aclMode: lake.datasetInfo(target)?.aclMode, jobId, message: 'Copied' })
})

/** The copy jobs, latest first. */
datasetCopyRoutes.get('/projects/:project/datasets/copy', (c) => {
  requireUser(c)
  const rows = c
    .get('lake')
    .database.prepare('SELECT * FROM dataset_copies ORDER BY started_at DESC, rowid DESC LIMIT ? OFFSET ?')
    .all(count(c, 'limit', 100), count(c, 'offset', 0))
  return c.json(
    rows.map((row) => ({
      id: row.id,
      state: 'completed',
      sourceDataset: row.source,
      targetDataset: row.target,
      withHistory: row.with_history === 1,
      createdAt: row.started_at,
      updatedAt: row.ended_at,
    })),
  )
})

/** How far a copy is. Programs follow it without a token: the job's id is not to be guessed. */
datasetCopyRoutes.get('/jobs/:id/listen', (c) => {
  const id = c.req.param('id')
  const job = c.get('lake').database.prepare('SELECT id FROM dataset_copies WHERE id = ?').get(id)
  if (!job) throw httpError(404, `Job "${id}" not found`)
  return eventStream(c, (sink) => {
    sink.send({ event: 'job', data: { job_id: id, state: 'completed', progress: 100 } })
    sink.close()
    return () => {}
  })
})

function count(c: LakeContext, name: string, otherwise: number): number {
  const wanted = Number(c.req.query(name) ?? otherwise)
  return Number.isInteger(wanted) && wanted >= 0 ? wanted : otherwise
}
