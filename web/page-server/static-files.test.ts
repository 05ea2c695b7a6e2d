import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { StaticFiles } from './static-files.ts'

async function build(code: string) {
  const directory = await mkdtemp(join(tmpdir(), 'static-'))
  await mkdir(join(directory, 'chunks'))
  const path = join(directory, 'chunks/app.js')
  await writeFile(path, code)
  return { directory, path }
}

const code = await readFile(new URL('page-server.ts', import.meta.url), 'utf8')

test('the build’s files are next to their compressed forms, as small as zlib makes them', async () => {
  const { directory, path } = await build(code)
  await StaticFiles.open(directory)
  const gzip = await readFile(`${path}.gz`)
  expect(gunzipSync(gzip).toString()).toBe(code)
  expect(gzip.length).toBe(gzipSync(code, { level: 9 }).length)
  expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(code)
})

test('a file that is already compressed is left as it is', async () => {
  const { directory, path } = await build(code)
  await writeFile(`${path}.gz`, 'done')
  await StaticFiles.open(directory)
  const { mtimeMs } = await stat(`${path}.br`)
  await StaticFiles.open(directory)
  expect(await readFile(`${path}.gz`, 'utf8')).toBe('done')
  expect((await stat(`${path}.br`)).mtimeMs).toBe(mtimeMs)
})

test('files that a stopped start left empty or half-written are compressed again', async () => {
  const { directory, path } = await build(code)
  await writeFile(`${path}.gz`, '')
  await writeFile(`${path}.br.part`, 'half')
  await StaticFiles.open(directory)
  expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe(code)
  expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(code)
  expect((await readdir(join(directory, 'chunks'))).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz'])
})
