#!/usr/bin/env node
/**
 * Adds to package-lock.json the optional packages of other platforms that npm left out.
 *
 * npm drops an optional dependency from the lock when the registry in use cannot resolve it, and `npm ci` then
 * fails with "Missing ... from lock file" (docs/decisions/0003-lock-file-for-every-platform.md).
 */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const help = `npm run lock:complete: adds to package-lock.json the optional packages of other platforms that npm left out. Run it after each
npm install. --check writes nothing and exits with 1 when some are missing.`

const LOCK = new URL('../../package-lock.json', import.meta.url)
const SYSTEMS = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony']
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el']

/** @typedef {{version?: string, optionalDependencies?: Record<string, string>, dev?: boolean, [key: string]: unknown}} LockEntry */

/**
 * Where Node's resolution looks for a package needed in `from`, nearest first.
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
 * The free place for an optional package that the lock lacks, or undefined when the right version is locked.
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
 * The platform limits that such a package declares, read from its name (`@next/swc-linux-x64-gnu`).
 * @param {string} name
 */
export function platformOf(name) {
  const words = name.split(/[-/]/)
  if (words.includes('wasm32')) return { cpu: ['wasm32'] }
  const os = SYSTEMS.find((system) => words.includes(system))
  const cpu = PROCESSORS.find((processor) => words.includes(processor))
  if (!os || !cpu) return undefined
  const libc = words.includes('musl')
    ? 'musl'
    : words.includes('gnu') || words.includes('gnueabihf')
      ? 'glibc'
      : undefined
  return { os: [os], cpu: [cpu], ...(os === 'linux' && libc ? { libc: [libc] } : {}) }
}

/** @param {Record<string, LockEntry>} packages */
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

function main() {
  if (process.argv.includes('--help')) return console.info(help)
  const lock = JSON.parse(readFileSync(LOCK, 'utf8'))
  const missing = missingOptional(lock.packages)
  const names = Object.keys(missing)
  if (names.length > 0 && process.argv.includes('--check')) {
    console.error(`package-lock.json lacks ${names.length} packages of other platforms: run "npm run lock:complete".`)
    process.exit(1)
  }
  if (names.length > 0) {
    const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    writeFileSync(LOCK, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
  }
  console.info(`package-lock.json: ${names.length} packages of other platforms added.`)
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main()
