import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hintMainFiles } from './compile-hint.ts'

let build: string

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'compile-hint-'))
  await writeFile(join(build, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['main.js'], pages: {} }))
  await writeFile(join(build, 'main.js'), 'run()')
  await writeFile(join(build, 'main.js.br'), 'compressed before')
  await writeFile(join(build, 'page.js'), 'page()')
})

afterEach(() => rm(build, { recursive: true }))

test('files that every page runs get the hint once, and nothing else does', async () => {
  await hintMainFiles(build)
  await writeFile(join(build, 'main.js.br'), 'compressed since')
  await hintMainFiles(build)
  expect(await readFile(join(build, 'main.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun()')
  expect(await readFile(join(build, 'page.js'), 'utf8')).toBe('page()')
  expect(await readFile(join(build, 'main.js.br'), 'utf8')).toBe('compressed since')
})

test('files that were compressed without it are deleted', async () => {
  await hintMainFiles(build)
  expect(await readdir(build)).not.toContain('main.js.br')
})
