import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RunningLake, startLake } from '#sandbox/content-lake/server.ts'
import { datasetBirth } from './builds.ts'

let directory: string
let lake: RunningLake

function start(): Promise<RunningLake> {
  const tokens = { readToken: 'read', writeToken: 'write' }
  return startLake({ projectId: 'shop', dataset: 'own', ...tokens, directory, studioOrigin: 'http://localhost:3333' })
}

function birth(dataset = 'own'): Promise<string> {
  return datasetBirth({ lake: new URL(lake.origin), projectId: 'shop', dataset, token: 'read' })
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'builds-'))
  lake = await start()
})
afterEach(async () => {
  await lake.close()
  rmSync(directory, { recursive: true })
})

test('other datasets, and who may read this one, make no page stale', async () => {
  const before = await birth()
  expect(before).not.toBe('')
  lake.lake.createDataset('x', 'private', 'somebody')
  lake.lake.registry.setAclMode('own', 'private')
  expect(await birth()).toBe(before)
  lake.lake.deleteDataset('x')
  expect(await birth()).toBe(before)
})

test('a sandbox that was emptied is another dataset', async () => {
  const before = await birth()
  await lake.close()
  rmSync(directory, { recursive: true })
  lake = await start()
  expect(await birth()).not.toBe(before)
})

test('a dataset that the lake does not have has no birth', async () => {
  expect(await birth('missing')).toBe('')
})
