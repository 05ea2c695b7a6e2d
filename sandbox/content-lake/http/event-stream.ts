import type { LakeContext } from './environment.ts'

/** Interval of keep-alive comments: proxies and browsers close silent connections. */
const KEEP_ALIVE_MS = 15_000
/** A reader this far behind is disconnected; it reconnects and catches up. */
const MAX_BACKLOG_BYTES = 8 * 1024 * 1024

type StreamEvent = { event?: string; id?: string | undefined; data: unknown }
export type EventSink = { send(event: StreamEvent): void; close(): void }

/**
 * Responds with a stream of server-sent events. `start` gets a function to send events and returns one to call when the
 * reader disconnects. A browser is first redirected to a separate host, see StreamTickets.
 */
export function eventStream(c: LakeContext, start: (sink: EventSink) => () => void): Response {
  const redirect = ownHost(c)
  if (redirect) return c.redirect(redirect, 307)
  const encoder = new TextEncoder()
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let open = true
        const write = (text: string) => {
          if (!open) return
          controller.enqueue(encoder.encode(text))
          if ((controller.desiredSize ?? 0) < -MAX_BACKLOG_BYTES) close()
        }
        const timer = setInterval(() => write(':\n\n'), KEEP_ALIVE_MS)
        const close = () => {
          if (!open) return
          open = false
          stop()
          controller.close()
        }
        write(':\n\n')
        const end = start({ send: (event) => write(formatEvent(event)), close })
        stop = () => {
          open = false
          clearInterval(timer)
          end()
        }
      },
      cancel: () => stop(),
    },
    { highWaterMark: 0, size: (chunk) => chunk?.byteLength ?? 0 },
  )
  return c.body(body, 200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
}

function formatEvent({ event, id, data }: StreamEvent): string {
  const lines = [...(event ? [`event: ${event}`] : []), ...(id ? [`id: ${id}`] : []), `data: ${JSON.stringify(data)}`]
  return `${lines.join('\n')}\n\n`
}

function ownHost(c: LakeContext): string | undefined {
  const url = new URL(c.req.url)
  const isBrowser = c.req.header('origin') !== undefined && c.req.header('sec-fetch-mode') !== undefined
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  if (!isBrowser || !isLocal || url.searchParams.has('ticket')) return undefined
  const { tickets } = c.get('lake')
  url.searchParams.set('ticket', tickets.issue(c.get('token')))
  url.hostname = tickets.nextHost()
  return url.href
}
