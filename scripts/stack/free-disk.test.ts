import { afterEach, expect, test, vi } from 'vitest'
import { requireFreeDisk } from './free-disk.ts'
import { root } from './root.ts'

const free = vi.hoisted(() => ({ megabytes: 0 }))
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  statfsSync: () => ({ bavail: free.megabytes, bsize: 1024 ** 2 }),
}))

const local = new URL('http://localhost:1')
const nothing = {
  lake: undefined,
  commerce: undefined,
  payments: undefined,
  database: undefined,
  smtp: undefined,
  inbox: undefined,
}
const environment = {
  standIns: { ...nothing, lake: local, errors: undefined },
  sandboxDir: `${root}/no/such/sandbox`,
  storefrontBuild: `${root}/no/such/build`,
}

afterEach(() => {
  free.megabytes = 0
})

test('a sandbox or build that does not exist yet needs free disk', () => {
  expect(() => requireFreeDisk(environment)).toThrow(
    `Not enough disk: the sandbox needs 300 MB, and 0 MB are free for ${root}/no/such/sandbox.`,
  )
  free.megabytes = 699
  expect(() => requireFreeDisk(environment)).toThrow(/the build needs 700 MB, and 699 MB are free/)
  free.megabytes = 700
  expect(() => requireFreeDisk(environment)).not.toThrow()
})

test('an existing sandbox and build need no free disk, nor does a sandbox without stand-ins', () => {
  expect(() => requireFreeDisk({ ...environment, sandboxDir: root, storefrontBuild: root })).not.toThrow()
  const standIns = { ...nothing, errors: undefined }
  expect(() => requireFreeDisk({ ...environment, standIns, storefrontBuild: root })).not.toThrow()
})
