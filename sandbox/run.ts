import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startConfiguredCommerce } from './commerce/start.ts'
import { loadSandboxEnvironment, portOf, readSandboxConfig, type SandboxConfig } from './config.ts'
import { type RunningLake, startLake } from './content-lake/server.ts'

/** Starts every stand-in of the sandbox in this process and fills what is empty; ends on SIGTERM or SIGINT. */
async function run(): Promise<void> {
  loadSandboxEnvironment()
  const config = readSandboxConfig()
  const running = await startContentLake(config)
  const commerce = await startConfiguredCommerce(config.dataDir)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void Promise.all([running.close(), commerce?.close()]).finally(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await seedOnce(config)
  running.lake.webhooks.start()
  if (commerce) console.info(`commerce      ${commerce.url}`)
  console.info(`content lake  ${config.lakeOrigin.origin}`)
}

async function startContentLake(config: SandboxConfig): Promise<RunningLake> {
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
async function seedOnce(config: SandboxConfig): Promise<void> {
  const filled = join(config.dataDir, 'demo-shop-is-filled-in')
  if (existsSync(filled)) return
  // Loaded only when it is needed: it draws pictures.
  const { seed } = await import('./demo-shop/seed.ts')
  await seed({
    apiHost: config.lakeOrigin.origin,
    token: config.writeToken,
    projectId: config.projectId,
    dataset: config.dataset,
  })
  writeFileSync(filled, `${new Date().toISOString()}\n`)
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `The content lake cannot start: the port of ${process.env.SANITY_STUDIO_API_HOST} is taken by another program.`
  if (code === 'ENOSPC') return 'The sandbox cannot start: the disk is full.'
  return `The sandbox cannot start: ${error instanceof Error ? error.message : String(error)}`
}

run().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})
