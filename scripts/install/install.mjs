import { spawn } from 'node:child_process'
import { readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { NODE_PACKAGES } from './node-binary.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { SetUpError } from './set-up-error.mjs'

const NEEDED_BYTES = 3 * 1024 ** 3
const STOPPED = 'stopped'
const NETWORK_FAILURE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network|ERR_SOCKET/i

/**
 * Runs `npm ci` if node_modules does not match package-lock.json. Removes node_modules if the install fails.
 * @param {string} root
 * @throws {SetUpError} without network or disk space, or on an old Node
 */
export async function installIfStale(root) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new SetUpError(`Tretopp needs Node 20 or newer, and this is Node ${process.versions.node}.`)
  }
  if (isInstalled(root)) return
  await oneAtATime(
    join(root, '.build/installing'),
    'Waiting for another command that is installing the packages ...',
    async () => {
      if (isInstalled(root)) return
      checkDisk(root)
      console.info('Installing packages (a minute or two) ...')
      const failure = await npmCi(root)
      if (failure === undefined) return
      rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 3 })
      throw new SetUpError(explain(failure))
    },
  )
}

/**
 * Compares package-lock.json with the copy that npm writes to node_modules at the end of an install. Optional packages
 * may be missing, since they may belong to other platforms, except this platform's Node.
 * @param {string} root
 * @param {string} platform
 * @param {string} processor
 */
export function isInstalled(root, platform = process.platform, processor = process.arch) {
  const wanted = lockedPackages(join(root, 'package-lock.json'))
  const installed = lockedPackages(join(root, 'node_modules/.package-lock.json'))
  const needed = new Map(Object.entries(NODE_PACKAGES)).get(`${platform} ${processor}`)
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '' || installed[path]?.version === version) return true
    return optional && !installed[path] && path !== `node_modules/${needed}`
  })
}

/**
 * @param {string} file
 * @returns {Record<string, {version?: string, optional?: boolean}>}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

/** @param {string} root */
function checkDisk(root) {
  const { bavail, bsize } = statfsSync(root)
  if (bavail * bsize < NEEDED_BYTES) {
    throw new SetUpError(
      `Not enough disk: the packages need 3 GB and ${Math.round((bavail * bsize) / 1024 ** 2)} MB are free.`,
    )
  }
}

/**
 * @param {string} root
 * @returns {Promise<string | undefined>} npm's output if it failed
 */
function npmCi(root) {
  return new Promise((resolve) => {
    const npm = spawn(
      'npm',
      ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'],
      {
        cwd: root,
        // npm ends with this process, so that it does not run alongside the next install.
        env: {
          ...process.env,
          NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${endWithParent(root)}`.trim(),
        },
        shell: process.platform === 'win32',
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    let printed = ''
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (printed += chunk))
    const started = Date.now()
    const progress = setInterval(
      () => console.info(`  still installing, ${Math.round((Date.now() - started) / 1000)} s ...`),
      15_000,
    )
    const end = (/** @type {string | undefined} */ failure) => {
      clearInterval(progress)
      resolve(failure)
    }
    npm.on('error', (error) => end(error.message))
    npm.on('close', (code) => end(code === 0 ? undefined : printed))
    // SIGKILL: on other signals npm waits for its downloads first.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        printed = STOPPED
        npm.kill('SIGKILL')
      })
    }
  })
}

/** @param {string} root */
function endWithParent(root) {
  return pathToFileURL(join(root, 'scripts/stack/end-with-parent.mjs')).href
}

/** @param {string} printed */
function explain(printed) {
  if (printed.startsWith(STOPPED)) return 'Stopped before the packages were installed.'
  if (/EACCES|EPERM|EROFS/.test(printed))
    return 'No permission to write to this folder: the packages could not be installed.'
  if (/ENOSPC/.test(printed)) return 'Not enough disk: the disk filled up while the packages were being installed.'
  if (/spawn npm ENOENT|not recognized/.test(printed))
    return 'npm was not found: it comes with Node and must be on the PATH.'
  if (NETWORK_FAILURE.test(printed))
    return 'No network: the npm registry could not be reached, so the packages could not be installed.'
  const line = printed.split('\n').find((text) => /npm error (?!code|A complete)/.test(text))
  return `The packages could not be installed: ${line?.replace(/^npm error\s*/, '') ?? 'npm ci failed'}.`
}
