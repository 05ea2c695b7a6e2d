import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { SetUpError } from '../install/set-up-error.mjs'
import type { Environment } from './environment.ts'

/** Megabytes that are taken the first time, with room to spare. Later starts replace what is there. */
const needed = { sandbox: 300, build: 700 }

/** @throws {SetUpError} when what is still to be made would not find room */
export function requireFreeDisk({ standIns, sandboxDir, storefrontBuild }: Environment): void {
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

/** The folder itself, or the one that it would be made in. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder))
}
