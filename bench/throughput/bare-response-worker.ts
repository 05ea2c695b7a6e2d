import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

const request = get(z.string().parse(workerData), { headers: { 'accept-encoding': 'br' } })
const [response]: IncomingMessage[] = await once(request, 'response')
if (response?.statusCode !== 200) throw new Error(`${workerData} responded with ${response?.statusCode}.`)
const body = await buffer(response)
// Node writes these itself.
const { connection, 'keep-alive': keepAlive, date, ...headers } = response.headers
const server = createServer((_, bare) => bare.writeHead(200, headers).end(body))
server.listen(0, 'localhost', () => {
  const address = server.address()
  if (address && typeof address === 'object') parentPort?.postMessage(address.port)
})
