import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RunningLake, startLake } from '#sandbox/content-lake/server.ts'
import { datasetCreationTime } from './builds.ts'

let directory: string
let lake: RunningLake

function start(): Promise<RunningLake> {
  const tokens = { readToken: 'read', writeToken: 'write' }
  return startLake({ projectId: 'shop', dataset: 'own', ...tokens, directory, studioOrigin: 'http://localhost:3333' })
}

function creationTime(dataset = 'own'): Promise<string> {
  const env = { projectId: 'shop', dataset, readToken: 'read' }
  return datasetCreationTime({ standIns: { lake: new URL(lake.origin) }, env })
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'builds-'))
  lake = await start()
})
afterEach(async () => {
  await lake.close()
  rmSync(directory, { recursive: true })
})

test('the creation time does not change with other datasets or with the access mode', async () => {
  const before = await creationTime()
  expect(before).not.toBe('')
  lake.lake.createDataset('x', 'private', 'somebody')
  lake.lake.registry.setAclMode('own', 'private')
  expect(await creationTime()).toBe(before)
  lake.lake.deleteDataset('x')
  expect(await creationTime()).toBe(before)
})

test('a sandbox that was reset has another creation time', async () => {
  const before = await creationTime()
  await lake.close()
  rmSync(directory, { recursive: true })
  lake = await start()
  expect(await creationTime()).not.toBe(before)
})

test('a dataset that does not exist has no creation time', async () => {
  expect(await creationTime('missing')).toBe('')
})
