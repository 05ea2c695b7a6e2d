import { existsSync, statfsSync, writeFileSync } from 'node:fs'
import { readSandboxConfig, type SandboxConfig } from './config.ts'

type Running = {
  readonly url: string
  close(): Promise<void>
  /** Resolves when the stand-in's server process has ended without having been closed. */
  readonly crashed?: Promise<void>
}

type StandIn<Started extends Running> = {
  /** The name for messages, for example "content lake". */
  readonly name: string
  /** Starts the stand-in at the configured address; `undefined` when a real service is configured. */
  start(config: SandboxConfig): Promise<Started | undefined>
  /** Runs before the stand-in reports that it is ready, for example to fill it. */
  prepare?(config: SandboxConfig, started: Started): Promise<void>
}

/**
 * Runs one stand-in as its own process: prints its URL when it is ready and stops on SIGTERM and SIGINT. If it cannot
 * start it prints one sentence and exits with code 1.
 */
export async function runStandIn<Started extends Running>({ name, start, prepare }: StandIn<Started>): Promise<void> {
  try {
    const config = readSandboxConfig()
    const started = await start(config)
    if (!started) throw new Error('a real service is configured.')
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
 * Fills a new sandbox if the command line has `--demo-shop`. An interrupted fill is completed by the next start; a
 * filled sandbox is not changed again.
 * @param marker file that is written when the sandbox is filled
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

/** Databases report a full disk in various ways, so this reads the free space. */
function isDiskFull(): boolean {
  try {
    const { bavail, bsize } = statfsSync(readSandboxConfig().dataDir)
    return bavail * bsize < 1024 ** 2
  } catch {
    return false
  }
}
