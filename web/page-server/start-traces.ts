import type { Server } from 'node:http'
import type { Env } from '../config/env.ts'
import { onShutdown } from '../lib/shutdown.ts'

/**
 * Sends traces of this process if OTEL_EXPORTER_OTLP_ENDPOINT says where; OpenTelemetry is loaded only then. `server`
 * is the one whose requests are traced.
 */
export async function startTraces({ traces: settings }: Pick<Env, 'traces'>, program: string, server?: Server) {
  if (!settings) return
  const { Traces } = await import('./traces.ts')
  const traces = new Traces(program, settings)
  if (server) traces.watch(server)
  onShutdown(() => traces.end())
}
