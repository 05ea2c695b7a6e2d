import { fileURLToPath } from 'node:url'
import next from 'next'
import { readEnv } from './config/env.ts'
import { loadEnv } from './config/load-env.ts'
import { logAsJson } from './lib/json-logs.ts'
import { setProcessRole } from './lib/process-role.ts'
import { shutDown } from './lib/shutdown.ts'
import { startMetrics } from './page-server/start-metrics.ts'
import { startTraces } from './page-server/start-traces.ts'

/**
 * Runs the shop's jobs, sends its mails and stores uploaded pictures, so that no page waits for them:
 * `web/jobs/start-jobs.ts`, as Next has bundled it for the storefront. Serves nothing. Several may run.
 */
async function start(): Promise<void> {
  loadEnv()
  const env = readEnv(process.env)
  if (env.logFormat === 'json') logAsJson({ program: 'worker' })
  setProcessRole('worker')
  await next({ dev: false, dir: fileURLToPath(new URL('.', import.meta.url)) }).prepare()
  await startMetrics(env)
  await startTraces(env, 'worker')
  // Without a server nothing else keeps the process alive while the database is away.
  setInterval(() => undefined, 60_000)
  console.info('worker        runs jobs, sends mails and stores pictures')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      process.once(signal, () => process.exit(1))
      await shutDown()
      process.exit(0)
    })
  }
}

start().catch((error: unknown) => {
  console.error(`The worker cannot start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
