import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Env } from '../config/env.ts'
import { requestKind } from './request-kind.ts'
import { type VendorCall, watchVendorCalls } from './vendor-calls.ts'

/** Milliseconds for a collector that does not respond; the end of the process waits for it. */
const TIMEOUT_MS = 2000

/**
 * Spans of requests, and below each those of the calls that were made for it, sent to a collector. They hold kinds,
 * methods, hosts and statuses: nothing that a visitor sent or that names one. The SDK is not registered as the
 * process's own, so no library adds spans with addresses in them.
 */
export class Traces {
  readonly #requests = new AsyncLocalStorage<Context>()
  readonly #provider: TracerProvider
  readonly #tracer: Tracer

  constructor(program: string, { endpoint, share }: NonNullable<Env['traces']>) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: TIMEOUT_MS })
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': program, 'service.namespace': 'tretopp' }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: TIMEOUT_MS })],
    })
    this.#tracer = this.#provider.getTracer(program)
    watchVendorCalls((call) => this.#call(call))
  }

  /** Watches all requests of a server but those of balancers. */
  watch(server: Server): void {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const kind = requestKind(request.url ?? '')
      if (kind === 'health') return
      const span = this.#tracer.startSpan(`${request.method} ${kind}`, {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'request.kind': kind },
      })
      this.#requests.enterWith(trace.setSpan(ROOT_CONTEXT, span))
      response.once('close', () => {
        const { statusCode, writableFinished } = response
        if (writableFinished) span.setAttribute('http.response.status_code', statusCode)
        if (!writableFinished || statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
    })
  }

  /** Sends what has ended so far. */
  async flush(): Promise<void> {
    await this.#provider.forceFlush()
  }

  /** Sends the rest. */
  async end(): Promise<void> {
    await this.#provider.shutdown()
  }

  #call({ host, method }: VendorCall) {
    const attributes = { 'http.request.method': method, 'server.address': host }
    const parent = this.#requests.getStore() ?? ROOT_CONTEXT
    const span = this.#tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }, parent)
    return (status?: number) => {
      if (status !== undefined) span.setAttribute('http.response.status_code', status)
      if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  }
}
