import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Measure, measures } from '../lib/measures.ts'
import { requestKind } from './request-kind.ts'
import { watchVendorCalls } from './vendor-calls.ts'

/** Seconds. */
const requestBuckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Metrics of this process for Prometheus: of Node itself, of requests, of calls of vendors, and what others register
 * (`lib/measures.ts`).
 */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests: Histogram<'kind' | 'status'>

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
    this.#requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by kind and class of status, from their arrival to the end of the response',
      labelNames: ['kind', 'status'],
      buckets: requestBuckets,
      registers: [this.#registry],
    })
    this.#watchVendors()
  }

  /** Watches all requests of a server. */
  watch(server: Server): void {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const kind = requestKind(request.url ?? '')
      const end = this.#requests.startTimer()
      response.once('close', () =>
        end({ kind, status: response.writableFinished ? classOf(response.statusCode) : 'cut' }),
      )
    })
  }

  /** In the format that Prometheus reads. */
  async text(): Promise<string> {
    for (const measure of measures()) if (!this.#registry.getSingleMetric(measure.name)) this.#add(measure)
    return await this.#registry.metrics()
  }

  #add({ name, help, read, label }: Measure): void {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [this.#registry],
      async collect() {
        this.reset()
        // Metrics that cannot be read now are absent; the others must still be there.
        const value = await Promise.resolve(read()).catch(() => undefined)
        if (typeof value === 'number') this.set(value)
        else if (!label) this.remove()
        else if (value && label) for (const [of, number] of value) this.set({ [label]: of }, number)
      },
    })
  }

  #watchVendors(): void {
    const calls = new Histogram({
      name: 'vendor_call_duration_seconds',
      help: 'Calls of other services, by host and class of status',
      labelNames: ['host', 'status'],
      buckets: requestBuckets,
      registers: [this.#registry],
    })
    watchVendorCalls(({ host }) => {
      const end = calls.startTimer({ host })
      return (status) => end({ status: status === undefined ? 'failed' : classOf(status) })
    })
  }
}

/** Serves `/metrics` at a port of its own, which strangers need not reach. */
export function serveMetrics(metrics: Metrics): Server {
  return createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    const text = await metrics.text()
    return response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
  })
}

function classOf(status: number): string {
  return `${Math.floor(status / 100)}xx`
}
