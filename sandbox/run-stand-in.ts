import { existsSync, statfsSync, writeFileSync } from 'node:fs'
import { loadSandboxEnvironment, readSandboxConfig, type SandboxConfig } from './config.ts'

type Running = {
  readonly url: string
  close(): Promise<void>
  /** Resolves when the stand-in's own server process is gone without having been closed. */
  readonly crashed?: Promise<void>
}

type StandIn<Started extends Running> = {
  /** As messages call it: "content lake". */
  readonly name: string
  /** Listens where the environment says; undefined when that names a real service. */
  start(config: SandboxConfig): Promise<Started | undefined>
  /** What is still to be done before it is announced. */
  prepare?(config: SandboxConfig, started: Started): Promise<void>
}

/**
 * Runs one stand-in as a program of its own, so that none takes another down: prints its address once it is ready, stops on SIGTERM and
 * SIGINT. When it cannot start it says why in one sentence and ends with code 1.
 */
export async function runStandIn<Started extends Running>({ name, start, prepare }: StandIn<Started>): Promise<void> {
  try {
    loadSandboxEnvironment()
    const config = readSandboxConfig()
    const started = await start(config)
    if (!started) throw new Error('the environment names a real service.')
    stopOnSignal(started)
    void started.crashed?.then(() => {
      console.error(`The ${name}'s server process ended.`)
      process.exit(1)
    })
    await prepare?.(config, started)
    console.info(`${name.padEnd(14)}${started.url}`)
  } catch (error) {
    console.error(explain(name, error))
    process.exit(1)
  }
}

/**
 * With `--demo-shop` on the command line, fills a new sandbox. What a stopped start left half-filled is completed by the next one; a
 * filled one is the editors' and is never touched again.
 * @param marker file that says that it was filled
 */
export async function fillOnce(marker: string, fill: () => Promise<void>): Promise<void> {
  if (!process.argv.includes('--demo-shop') || existsSync(marker)) return
  await fill()
  writeFileSync(marker, `${new Date().toISOString()}\n`)
}

function stopOnSignal(started: Running): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void started.close().finally(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function explain(name: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || isDiskFull()) return `The ${name} cannot start: the disk is full.`
  return `The ${name} cannot start: ${error instanceof Error ? error.message : String(error)}`
}

/** Databases report a full disk in various ways, so the disk itself is asked. */
function isDiskFull(): boolean {
  try {
    const { bavail, bsize } = statfsSync(readSandboxConfig().dataDir)
    return bavail * bsize < 1024 ** 2
  } catch {
    return false
  }
}
