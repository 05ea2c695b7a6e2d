import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { SetUpError } from './set-up-error.mjs'

/**
 * Runs `work` under a lock file: other processes wait until it is released. The lock of a process that no longer runs
 * is ignored.
 * @param {string} file
 * @param {string} waiting message to print while waiting
 * @param {() => Promise<void>} work
 * @throws {SetUpError} when the file cannot be written
 */
export async function oneAtATime(file, waiting, work) {
  for (let attempt = 0; !take(file); attempt++) {
    if (attempt === 0) console.info(waiting)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  try {
    await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/**
 * @param {string} file
 * @returns {boolean} whether this process has got the lock
 */
function take(file) {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOSPC') throw new SetUpError(`Not enough disk: ${file} could not be written.`)
    if (code !== 'EEXIST') throw new SetUpError(`No permission to write to this folder: ${dirname(dirname(file))}.`)
  }
  if (!isHeld(file)) rmSync(file, { force: true })
  return false
}

/** @param {string} file */
function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
