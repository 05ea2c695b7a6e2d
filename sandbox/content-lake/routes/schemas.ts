import { Hono } from 'hono'
import { datasetOf, type LakeEnvironment, readJsonBody, requireEditor, requireUser } from '../http/environment.ts'
import { httpError } from '../http/errors.ts'
import { isObject } from '../mendoza/values.ts'

export const schemaRoutes = new Hono<LakeEnvironment>()

/** Schemas that `sanity schema deploy` stored. */
schemaRoutes.get('/projects/:project/datasets/:dataset/schemas', (c) => {
  requireUser(c)
  const rows = c
    .get('lake')
    .database.prepare('SELECT json FROM deployed_schemas WHERE dataset = ? ORDER BY id')
    .all(datasetOf(c).name)
  return c.json(rows.map((row) => JSON.parse(String(row.json))))
})

schemaRoutes.get('/projects/:project/datasets/:dataset/schemas/:id', (c) => {
  requireUser(c)
  const row = c
    .get('lake')
    .database.prepare('SELECT json FROM deployed_schemas WHERE dataset = ? AND id = ?')
    .get(datasetOf(c).name, c.req.param('id'))
  if (!row) throw httpError(404, 'Schema not found')
  return c.json(JSON.parse(String(row.json)))
})

schemaRoutes.put('/projects/:project/datasets/:dataset/schemas', async (c) => {
  requireEditor(c)
  const dataset = datasetOf(c)
  const { schemas } = await readJsonBody(c)
  if (!Array.isArray(schemas) || !schemas.every(isObject))
    throw httpError(400, 'Invalid request payload: "schemas" must be a list')
  const now = new Date().toISOString()
  const stored = schemas.map((schema) => {
    const id = `_.schemas.${String(isObject(schema.workspace) ? schema.workspace.name : 'default')}`
    return { ...schema, _id: id, _type: 'system.schema', _createdAt: now, _updatedAt: now }
  })
  const { database } = c.get('lake')
  database.transact(() => {
    for (const schema of stored) {
      database
        .prepare('INSERT OR REPLACE INTO deployed_schemas (dataset, id, json) VALUES (?, ?, ?)')
        .run(dataset.name, schema._id, JSON.stringify(schema))
    }
  })
  return c.json(stored)
})

schemaRoutes.delete('/projects/:project/datasets/:dataset/schemas/:id', (c) => {
  requireEditor(c)
  const { changes } = c
    .get('lake')
    .database.prepare('DELETE FROM deployed_schemas WHERE dataset = ? AND id = ?')
    .run(datasetOf(c).name, c.req.param('id'))
  return c.json({ deleted: changes > 0 })
})
