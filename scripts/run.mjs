#!/usr/bin/env node
/**
 * The entry point of the npm scripts: `node scripts/run.mjs <command> [arguments]`.
 *
 * Needs only Node 20: it installs the packages if they are missing or stale, then runs `scripts/commands/<command>.ts`
 * on the Node 24 that npm installs. It imports no packages, so that it works before the install.
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installIfStale } from './install/install.mjs'
import { nodeBinary } from './install/node-binary.mjs'
import { SetUpError } from './install/set-up-error.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = '', ...rest] = process.argv.slice(2)
const script = join(root, 'scripts/commands', `${command}.ts`)

if (!/^[a-z-]+$/.test(command) || !existsSync(script)) {
  const known = readdirSync(join(root, 'scripts/commands')).map((file) => file.replace(/\.ts$/, ''))
  console.error(`Unknown command "${command}". Known: ${known.join(', ')}.`)
  process.exit(1)
}

try {
  await installIfStale(root)
  const node = nodeBinary(root)
  const endWithParent = ['--import', pathToFileURL(join(root, 'scripts/stack/end-with-parent.mjs')).href]
  const options = ['--disable-warning=ExperimentalWarning', ...endWithParent]
  // Ctrl-C reaches both processes; the child exits when everything it started has stopped.
  // Each process that is started would compile the same sources again, which takes most of a short one's time.
  const env = { NODE_COMPILE_CACHE: join(root, '.build/compile-cache'), ...process.env }
  const child = spawn(node, [...options, script, ...rest], { cwd: root, env, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
} catch (error) {
  if (!(error instanceof SetUpError)) throw error
  console.error(error.message)
  process.exit(1)
}
