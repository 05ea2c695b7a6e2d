import { existsSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startConfiguredCommerce } from './commerce/start.ts'
import { loadSandboxEnvironment, portOf, readSandboxConfig, type SandboxConfig } from './config.ts'
import { type RunningLake, startLake } from './content-lake/server.ts'
import { startConfiguredDatabase } from './database/start.ts'
import { startConfiguredErrorSink } from './errors/start.ts'
import { startConfiguredMail } from './mail/start.ts'

/** What every stand-in gives back when it listens. */
type Running = { readonly url: string; close(): Promise<void> }

/** Starts every stand-in that is configured, in this process, and fills what is empty; ends on SIGTERM or SIGINT. */
async function run(): Promise<void> {
  loadSandboxEnvironment()
  const config = readSandboxConfig()
  const lake = await startContentLake(config)
  const running: Record<string, Running | undefined> = {
    commerce: await startConfiguredCommerce(config.dataDir),
    database: await startConfiguredDatabase(config.dataDir),
    inbox: await startConfiguredMail(config.dataDir),
    'error sink': await startConfiguredErrorSink(config.dataDir),
  }
  stopOnSignal([lake, ...Object.values(running)])
  for (const [name, standIn] of Object.entries(running)) if (standIn) announce(name, standIn.url)
  if (lake && config.lakeOrigin) {
    await seedOnce(config, config.lakeOrigin)
    lake.lake.webhooks.start()
    announce('content lake', config.lakeOrigin.origin)
  }
  if (running.database) await fillBackendOnce(config, running.database.url)
  console.info('The sandbox is ready.')
}

function announce(name: string, url: string): void {
  console.info(`${name.padEnd(14)}${url}`)
}

function stopOnSignal(running: readonly ({ close(): Promise<void> } | undefined)[]): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void Promise.all(running.map((standIn) => standIn?.close())).finally(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

async function startContentLake(config: SandboxConfig): Promise<RunningLake | undefined> {
  if (!config.lakeOrigin) return undefined
  const options = {
    projectId: config.projectId,
    dataset: config.dataset,
    readToken: config.readToken,
    writeToken: config.writeToken,
    directory: join(config.dataDir, 'content-lake'),
    studioOrigin: config.studioOrigin.origin,
    webhook: { url: new URL('/api/revalidate', config.siteOrigin).href, secret: config.revalidateSecret },
  }
  return await startLake(options, portOf(config.lakeOrigin))
}

/**
 * Fills a new sandbox. What a stopped start left half-filled is completed by the next one; a filled one is the editors' and is never
 * touched again.
 */
async function seedOnce(config: SandboxConfig, lakeOrigin: URL): Promise<void> {
  const filled = join(config.dataDir, 'demo-shop-is-filled-in')
  if (existsSync(filled)) return
  // Loaded only when it is needed: it draws pictures.
  const { seed } = await import('./demo-shop/seed.ts')
  await seed({
    apiHost: lakeOrigin.origin,
    token: config.writeToken,
    projectId: config.projectId,
    dataset: config.dataset,
    log: console.info,
  })
  writeFileSync(filled, `${new Date().toISOString()}\n`)
}

/** The same for the product backend's tables. */
async function fillBackendOnce({ dataDir }: SandboxConfig, databaseUrl: string): Promise<void> {
  const filled = join(dataDir, 'database', 'demo-shop-is-filled-in')
  if (existsSync(filled)) return
  const { fillBackend } = await import('./demo-shop/backend/fill-backend.ts')
  await fillBackend(databaseUrl)
  writeFileSync(filled, `${new Date().toISOString()}\n`)
}

/** The databases tell a full disk in words of their own, so the disk itself is asked. */
function isDiskFull(): boolean {
  try {
    const { bavail, bsize } = statfsSync(readSandboxConfig().dataDir)
    return bavail * bsize < 1024 ** 2
  } catch {
    return false
  }
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `The content lake cannot start: the port of ${process.env.SANITY_STUDIO_API_HOST} is taken by another program.`
  if (code === 'ENOSPC' || isDiskFull()) return 'The sandbox cannot start: the disk is full.'
  return `The sandbox cannot start: ${error instanceof Error ? error.message : String(error)}`
}

run().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})
