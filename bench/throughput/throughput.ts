import { once } from 'node:events'
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { SetUpError } from '#scripts/install/set-up-error.mjs'

const CONNECTIONS = 32

/**
 * Requests a page of an HTTP origin on 32 connections without a pause for `duration` milliseconds; responses a second.
 */
export async function pagesPerSecond(url: URL, duration: number): Promise<number> {
  const end = performance.now() + duration
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => requestUntil(end, url)))
  return (counts.reduce((sum, count) => sum + count, 0) / duration) * 1000
}

/**
 * One request after the other on a plain socket: an HTTP client would take longer for a response than the server that
 * is measured.
 */
function requestUntil(end: number, url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: br\r\n\r\n`
    const socket = connect(Number(url.port || 80), url.hostname, () => socket.write(request))
    let count = 0
    let head = ''
    /** Bytes of the body that are still to come. */
    let missing = 0
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (missing > 0) missing -= chunk.length
      else {
        head += chunk.toString('latin1')
        const headEnd = head.indexOf('\r\n\r\n')
        if (headEnd < 0) return
        const length = /^HTTP\/1\.1 200 .*\r\ncontent-length: (\d+)/is.exec(head.slice(0, headEnd))?.[1]
        if (length === undefined)
          return socket.destroy(new SetUpError(`${url} responded with ${head.split('\r\n')[0]}.`))
        missing = Number(length) - (head.length - headEnd - 4)
        head = ''
      }
      if (missing > 0) return
      count += 1
      if (performance.now() < end) return socket.write(request)
      socket.destroy()
      resolve(count)
    })
  })
}

/**
 * Serves the page's present response from node:http in a thread of its own, without anything else: the limit of a
 * server in Node.
 */
export async function serveBareResponse(url: URL) {
  const worker = new Worker(new URL('./bare-response-worker.ts', import.meta.url), { workerData: url.href })
  const [port] = await once(worker, 'message')
  const bare = new URL(`http://localhost:${z.number().parse(port)}${url.pathname}`)
  return { url: bare, close: () => worker.terminate() }
}
