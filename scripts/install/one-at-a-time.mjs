import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { SetUpError } from './set-up-error.mjs'

/**
 * Runs `work` while no other process does: the first to write `file` goes ahead, the others wait for it. What a killed process left
 * behind holds nobody up.
 * @param {string} file
 * @param {string} waiting what to tell the person who waits
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
 * @returns {boolean} whether it is this process's now
 */
function take(file) {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOSPC') throw new SetUpError(`Not enough disk: ${file} could not be written.`)
    if (code !== 'EEXIST') throw new SetUpError(`This folder may not be written to: ${dirname(dirname(file))}.`)
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
    // A process of another user may not be sent anything, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
