#!/usr/bin/env node
/**
 * Adds to package-lock.json the optional packages of other platforms that npm left out, and requires exact versions in
 * package.json.
 *
 * npm drops an optional dependency from the lock when the registry in use cannot resolve it, and `npm ci` then fails
 * with "Missing ... from lock file" (docs/decisions/0003-lock-file-for-every-platform.md).
 */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const help = `npm run lock:complete: adds to package-lock.json the optional packages of other platforms that npm left out. Run it after each
npm install. Fails if package.json has a version range instead of an exact version. --check writes nothing and exits with 1 if packages are
missing.`

const MANIFEST = new URL('../../package.json', import.meta.url)
const LOCK = new URL('../../package-lock.json', import.meta.url)
const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/
const SYSTEMS = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony']
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el']

/**
 * @typedef {{version?: string, optionalDependencies?: Record<string, string>, dev?: boolean, [key: string]: unknown}}
 * LockEntry
 */

/**
 * The folders in which Node looks for a package that `from` imports, nearest first.
 * @param {string} from
 * @param {string} name
 */
function* places(from, name) {
  for (let base = from; base; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    yield `${base}/node_modules/${name}`
  }
  yield `node_modules/${name}`
}

/**
 * Where to add an optional package that the lock lacks; undefined if the right version is locked.
 * @param {Record<string, LockEntry>} packages
 * @param {string} from
 * @param {string} name
 * @param {string} version
 */
function missingPlace(packages, from, name, version) {
  const candidates = [...places(from, name)]
  const locked = candidates.find((place) => packages[place])
  if (locked && packages[locked]?.version === version) return undefined
  return candidates.slice(0, locked ? candidates.indexOf(locked) : undefined).at(-1)
}

/**
 * The platform of a native package, read from its name (`@next/swc-linux-x64-gnu`).
 * @param {string} name
 */
export function platformOf(name) {
  const words = name.split(/[-/]/)
  if (words.includes('wasm32')) return { cpu: ['wasm32'] }
  const os = words.includes('win') ? 'win32' : SYSTEMS.find((system) => words.includes(system))
  const cpu = PROCESSORS.find((processor) => words.includes(processor))
  if (!os || !cpu) return undefined
  const libc = words.includes('musl')
    ? 'musl'
    : words.includes('gnu') || words.includes('gnueabihf')
      ? 'glibc'
      : undefined
  return { os: [os], cpu: [cpu], ...(os === 'linux' && libc ? { libc: [libc] } : {}) }
}

/**
 * The optional packages of other platforms that the lock lacks.
 * @param {Record<string, LockEntry>} packages
 */
export function missingOptional(packages) {
  /** @type {Record<string, LockEntry>} */
  const missing = {}
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = platformOf(name)
      const place = platform && /^\d/.test(version) ? missingPlace(packages, path, name, version) : undefined
      if (place) missing[place] = { version, ...platform, optional: true, ...(entry.dev ? { dev: true } : {}) }
    }
  }
  return missing
}

/**
 * The dependencies that are not pinned to one version, as `name range`.
 * @param {{[Kind in 'dependencies' | 'devDependencies' | 'optionalDependencies']?: Record<string, string>}} manifest
 */
export function unpinned({ dependencies, devDependencies, optionalDependencies }) {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !EXACT_VERSION.test(version))
    .map(([name, version]) => `${name} ${version}`)
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exit(1)
}

function main() {
  if (process.argv.includes('--help')) return console.info(help)
  const ranges = unpinned(JSON.parse(readFileSync(MANIFEST, 'utf8')))
  if (ranges.length > 0) fail(`package.json has version ranges, set exact versions: ${ranges.join(', ')}.`)
  const lock = JSON.parse(readFileSync(LOCK, 'utf8'))
  const missing = missingOptional(lock.packages)
  const names = Object.keys(missing)
  if (names.length === 0) return console.info('package-lock.json has the packages of every platform.')
  if (process.argv.includes('--check')) {
    fail(`package-lock.json lacks ${names.length} packages of other platforms: run "npm run lock:complete".`)
  }
  const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  writeFileSync(LOCK, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
  console.info(`Added to package-lock.json: ${names.join(', ')}.`)
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main()
