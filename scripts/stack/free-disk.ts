import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { SetUpError } from '../install/set-up-error.mjs'
import type { Environment } from './environment.ts'

/** Megabytes that the first start needs, with a margin. Later starts replace the files. */
const needed = { sandbox: 300, build: 700 }

type Folders = Pick<Environment, 'standIns' | 'sandboxDir' | 'storefrontBuild'>

/** @throws {SetUpError} when there is not enough space for a sandbox or build that does not exist yet */
export function requireFreeDisk({ standIns, sandboxDir, storefrontBuild }: Folders): void {
  if (Object.values(standIns).some(Boolean)) requireRoom('sandbox', sandboxDir, needed.sandbox)
  requireRoom('build', storefrontBuild, needed.build)
}

function requireRoom(what: string, folder: string, megabytes: number): void {
  if (existsSync(folder)) return
  const free = freeMegabytes(folder)
  if (free >= megabytes) return
  throw new SetUpError(`Not enough disk: the ${what} needs ${megabytes} MB, and ${free} MB are free for ${folder}.`)
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(nearest(folder))
  return Math.floor((bavail * bsize) / 1024 ** 2)
}

/** The folder itself, or its nearest parent that exists. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder))
}
