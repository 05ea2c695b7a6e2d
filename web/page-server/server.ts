import './thread-pool.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import next from 'next'
import { settingsInPages } from '../config/client-settings.ts'
import { readEnv } from '../config/env.ts'
import { loadEnv } from '../config/load-env.ts'
import { startFromBuild } from '../lib/baseline.ts'
import { logAsJson } from '../lib/json-logs.ts'
import { notifyOwnWebhook } from '../lib/own-webhook.ts'
import { setProcessRole } from '../lib/process-role.ts'
import { shutDown } from '../lib/shutdown.ts'
import { buildTime, catchUp, readBuiltFor } from './catch-up.ts'
import { trustedProxies } from './client-address.ts'
import { readPreviewModeId } from './draft-cookie.ts'
import { endServer } from './end-server.ts'
import { Health } from './health.ts'
import { createPageServer, staticPrefix } from './page-server.ts'
import { prepareFiles } from './prepare-files.ts'
import type { SiteSecurity } from './security-headers.ts'
import { SharedCache } from './shared-cache.ts'
import { startMetrics } from './start-metrics.ts'
import { startTraces } from './start-traces.ts'
import { readStyleSheets } from './style-sheets.ts'
import { watchClock } from './watch-clock.ts'

/** Milliseconds that unfinished requests have when the process is asked to end. */
const DEADLINE_MS = 20_000

/** Starts the production storefront at HOST and PORT, from what `next build web` left. */
async function start(): Promise<void> {
  loadEnv()
  const env = readEnv(process.env)
  if (env.logFormat === 'json') logAsJson({ program: 'storefront' })
  const directory = fileURLToPath(new URL('..', import.meta.url))
  const site = new URL(env.siteOrigin)
  const distDir = process.env.NEXT_DIST_DIR || '.next'
  const build = join(directory, distDir)
  const [files, styleSheets, previewModeId, builtFor] = await Promise.all([
    prepareFiles(build),
    readStyleSheets(join(build, 'static'), staticPrefix),
    readPreviewModeId(build),
    readBuiltFor(build),
  ])
  const builtAt = buildTime(await readFile(join(build, 'BUILD_ID'), 'utf8'))
  startFromBuild(builtAt)
  setProcessRole('storefront')
  const app = next({ dev: false, dir: directory })
  await app.prepare()
  const security: SiteSecurity = {
    imageOrigin: env.apiHost ?? 'https://cdn.sanity.io',
    serviceOrigins: [env.centraApiUrl, ...(env.sentryDsn ? [env.sentryDsn] : [])].map((url) => new URL(url).origin),
    paymentSources: env.paymentSources,
    hasTagManager: env.tagManagerId !== undefined,
    lakeSources: lakeSources(env.apiHost, env.projectId),
    studioOrigin: env.studioOrigin,
    secure: site.protocol === 'https:',
  }
  const handle = app.getRequestHandler()
  const expire = (path: string) =>
    notifyOwnWebhook(env, { paths: [path] }).catch((error: unknown) =>
      console.error('A page could not be rendered again that was rendered while something was published:', error),
    )
  const health = new Health()
  const trusts = trustedProxies(env.trustedProxies)
  const sharedCache = env.cdn && new SharedCache(env.cdn.kind)
  const server = createPageServer({
    handle,
    files,
    styleSheets,
    security,
    site,
    trusts,
    health,
    previewModeId,
    expire,
    sharedCache,
  })
  server.once('error', fail)
  await startMetrics(env, server)
  await startTraces(env, 'storefront', server)
  server.listen({ port: env.port, host: env.host }, () => {
    void catchUp(env, { since: builtAt, isBuiltForAnother: builtFor !== settingsInPages(env) })
    console.info(`storefront    ${env.siteOrigin}`)
  })
  watchClock((seconds) => {
    console.error(`The clock jumped by ${seconds} s. This storefront ends, to be started again with an empty cache.`)
    process.kill(process.pid, 'SIGTERM')
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      // Asked a second time, it ends at once.
      process.once(signal, () => process.exit(1))
      await endServer(server, { health, delay: env.shutdownDelay * 1000, deadline: DEADLINE_MS })
      await shutDown()
      process.exit(0)
    })
  }
}

/** The sources of the preview's event streams: the lake's host and its subdomains. */
function lakeSources(apiHost: string | undefined, projectId: string): string[] {
  if (apiHost === undefined) return [`https://${projectId}.api.sanity.io`, `wss://${projectId}.api.sanity.io`]
  const { protocol, hostname, host } = new URL(apiHost)
  return [apiHost, ...(/^(.+\.)?localhost$/.test(hostname) ? [`${protocol}//*.${host}`] : [])]
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return 'The storefront cannot start: the port of PORT, or else of SITE_ORIGIN, is taken by another program.'
  if (code === 'ENOENT') return 'The storefront cannot start: it is not built yet (next build web).'
  return `The storefront cannot start: ${error instanceof Error ? error.message : String(error)}`
}

function fail(error: unknown): void {
  console.error(explain(error))
  process.exit(1)
}

start().catch(fail)
