import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetUpError } from './set-up-error.mjs'

const NEEDED_BYTES = 3 * 1024 ** 3
const NETWORK_FAILURE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network|ERR_SOCKET/i

/**
 * Runs `npm ci` when the packages in node_modules are not those of package-lock.json. A failed install leaves nothing behind.
 * @param {string} root
 * @throws {SetUpError} no network, no disk, an old Node
 */
export async function installIfStale(root) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new SetUpError(`Tretopp needs Node 20 or newer, and this is Node ${process.versions.node}.`)
  }
  const marker = join(root, 'node_modules/.tretopp-install')
  const wanted = fingerprint(root)
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  checkDisk(root)
  console.info('Installing packages (a minute or two, only when they change) ...')
  const failure = await npmCi(root)
  if (failure !== undefined) {
    rmSync(join(root, 'node_modules'), { recursive: true, force: true })
    throw new SetUpError(explain(failure))
  }
  writeFileSync(marker, wanted)
}

/** @param {string} root */
function fingerprint(root) {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json']) {
    const text = readFileSync(join(root, file), 'utf8')
    // Scripts change often and install nothing.
    hash.update(file === 'package.json' ? JSON.stringify({ ...JSON.parse(text), scripts: undefined }) : text)
  }
  return `${hash.digest('hex')} ${process.platform} ${process.arch}`
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
 * @returns {Promise<string | undefined>} what npm printed when it failed
 */
function npmCi(root) {
  return new Promise((resolve) => {
    const npm = spawn(
      'npm',
      ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'],
      {
        cwd: root,
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
    process.once('SIGINT', () => npm.kill('SIGINT'))
  })
}

/** @param {string} printed */
function explain(printed) {
  if (/ENOSPC/.test(printed)) return 'Not enough disk: the disk filled up while the packages were being installed.'
  if (/spawn npm ENOENT|not recognized/.test(printed))
    return 'npm was not found: it comes with Node and has to be on the PATH.'
  if (NETWORK_FAILURE.test(printed))
    return 'No network: the npm registry could not be reached, so the packages could not be installed.'
  const line = printed.split('\n').find((text) => /npm error (?!code|A complete)/.test(text))
  return `The packages could not be installed: ${line?.replace(/^npm error\s*/, '') ?? 'npm ci failed'}.`
}
