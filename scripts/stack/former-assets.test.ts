import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFormerAssets } from './former-assets.ts'

let folder: string
let build: string
let time = Date.parse('2026-11-27T12:00:00Z')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'))
  build = join(folder, '.next')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** As Next builds: older files are removed. */
async function make(...names: string[]): Promise<string[]> {
  rmSync(build, { recursive: true, force: true })
  mkdirSync(join(build, 'static/chunks'), { recursive: true })
  time += 60_000
  writeFileSync(join(build, 'BUILD_ID'), time.toString(36))
  for (const name of names) writeFileSync(join(build, 'static/chunks', name), `${name} of ${time}`)
  await keepFormerAssets(build)
  return readdirSync(join(build, 'static/chunks')).sort()
}

test('the files of the two builds before are served as well, older ones are not', async () => {
  expect(await make('a.js', 'shared.js')).toEqual(['a.js', 'shared.js'])
  expect(await make('b.js', 'shared.js')).toEqual(['a.js', 'b.js', 'shared.js'])
  expect(readFileSync(join(build, 'static/chunks/shared.js'), 'utf8')).toBe(`shared.js of ${time}`)
  expect(await make('c.js')).toEqual(['a.js', 'b.js', 'c.js', 'shared.js'])
  expect(await make('d.js')).toEqual(['b.js', 'c.js', 'd.js', 'shared.js'])
  expect(await make('e.js')).toEqual(['c.js', 'd.js', 'e.js'])
  expect(readdirSync(`${build}.assets`)).toHaveLength(3)
})
