import type { Server } from 'node:http'
import type { Env } from '../config/env.ts'

/**
 * Serves this process's metrics if METRICS_PORT says where; their code is loaded only then. `server` is the one whose
 * requests are counted.
 */
export async function startMetrics({ metricsPort, host }: Env, server?: Server): Promise<void> {
  if (metricsPort === undefined) return
  const { Metrics, serveMetrics } = await import('./metrics.ts')
  const metrics = new Metrics()
  if (server) metrics.watch(server)
  const own = serveMetrics(metrics)
  await new Promise<void>((resolve, reject) => {
    own.once('error', reject)
    own.listen({ port: metricsPort, host }, resolve)
  })
  // The process ends when its work does.
  own.unref()
}
