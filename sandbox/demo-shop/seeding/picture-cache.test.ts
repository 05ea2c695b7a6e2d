import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { picturePlan } from '../pictures-plan.ts'
import { PictureCache } from './picture-cache.ts'

const spec = picturePlan().get('garment/skygge-cap/unisex-sand-front')
let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'picture-cache-'))
})

afterEach(() => rm(directory, { recursive: true }))

async function drawOnce() {
  if (!spec) throw new Error('not in the plan')
  const cache = await PictureCache.open(directory)
  const entry = await cache.entry(spec)
  const [folder = ''] = await readdir(directory)
  const files = await readdir(join(directory, folder))
  const file = (extension: string) => join(directory, folder, files.find((name) => name.endsWith(extension)) ?? '')
  return { cache, spec, entry, file }
}

test('a picture is drawn once: the second time it comes from disk', async () => {
  const { spec, file } = await drawOnce()
  await writeFile(file('.json'), JSON.stringify({ assetId: 'from-disk', hotspot: {} }))
  expect(await (await PictureCache.open(directory)).entry(spec)).toMatchObject({ assetId: 'from-disk' })
})

test('broken or missing files are drawn again', async () => {
  const { cache, spec, entry, file } = await drawOnce()
  const jpeg = await cache.jpeg(spec)
  await truncate(file('.json'), 5)
  await rm(file('.jpg'))
  expect(await cache.entry(spec)).toMatchObject(entry)
  await rm(file('.jpg'))
  expect((await cache.jpeg(spec)).equals(jpeg)).toBe(true)
})

test('pictures drawn by older code are removed', async () => {
  await writeFile(join(directory, 'older'), '')
  await drawOnce()
  expect(await readdir(directory)).not.toContain('older')
})
