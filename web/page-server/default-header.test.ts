import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setDefaultHeader } from './default-header.ts'

const server = createServer((request, response) => {
  setDefaultHeader(response, 'content-security-policy', 'closed')
  if (request.url === '/own') response.setHeader('content-security-policy', 'own')
  if (request.url === '/written') response.writeHead(201, { 'content-security-policy': 'written' })
  response.end()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => server.close())

test.each([
  ['/none', 200, 'closed'],
  ['/own', 200, 'own'],
  ['/written', 201, 'written'],
])('a default header applies unless the response sets its own: %s', async (path, status, policy) => {
  const response = await fetch(origin + path)
  expect([response.status, response.headers.get('content-security-policy')]).toEqual([status, policy])
})
