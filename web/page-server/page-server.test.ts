import { rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { advanceContentEpoch, advanceExpiryEpoch } from '../lib/content-epoch.ts'
import { previewModeId, startPageServer } from './stub-server.ts'

const flight = 'self.__next_f.push([1,"x"])'
const html = `<!doctype html><title>Shop</title><p>${'wool '.repeat(400)}</p><script>${flight}</script>`

/** Replaces Next's request handler. */
const handle = vi.fn(async (_request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 's-maxage=3600, stale-while-revalidate=60')
  response.end(html)
})

let server: Awaited<ReturnType<typeof startPageServer>>
const get: typeof server.get = (...args) => server.get(...args)

beforeEach(async () => {
  server = await startPageServer(handle)
})

afterEach(async () => {
  handle.mockReset()
  await server.stop()
})

describe('documents', () => {
  test('carry a strict policy with the hashes of their own scripts', async () => {
    const { headers } = await get('/nb')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toContain('max-age=')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  test('may reach the payment service in the checkout only', async () => {
    const policy = async (path: string, headers = {}) =>
      String((await get(path, headers)).headers['content-security-policy'])
    expect(await policy('/nb/checkout')).toContain('frame-src https://payment.example;')
    expect(await policy('/en/checkout?country=SE')).toContain('frame-src https://payment.example;')
    const others = ['/nb', '/nb/shop', '/nb/checkout/success', '/nb/checkout/failed', '/nb/check-payment', '/checkout']
    for (const path of [...others, '/api/checkout', '/_next/static/app.js', '/nb/nope'])
      expect(await policy(path), path).not.toContain('payment')
    const editor = { cookie: `__prerender_bypass=${previewModeId}` }
    expect(await policy('/nb/checkout', editor)).not.toContain('payment')
  })

  test('are sent from memory, in the encoding that the browser prefers', async () => {
    const brotli = await get('/nb', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('/nb?utm=1', { 'accept-encoding': 'gzip' })
    const plain = await get('/nb', { 'accept-encoding': 'br;q=0' })
    expect(brotliDecompressSync(brotli.body).toString()).toBe(html)
    expect(gunzipSync(gzip.body).toString()).toBe(html)
    expect(plain.body.toString()).toBe(html)
    expect(brotli.headers.vary).toContain('accept-encoding')
    expect(handle).toHaveBeenCalledTimes(1)
  })

  test('are rendered once for concurrent requests, whatever their query', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => get(`/nb/shop?size=${n}`)))
    expect(handle.mock.calls.map(([{ url }]) => url)).toEqual(['/nb/shop'])
  })

  test('that Next sends unchanged are not sealed again', async () => {
    // Sealing a document warns of each script that it blocks.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    try {
      const render = (text: string) =>
        handle.mockImplementationOnce(async (_request, response) => {
          response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${text}</p><script>unknown()</script>`)
        })
      const texts: string[] = []
      for (const text of ['wool', 'wool', 'linen', 'wool']) {
        render(text)
        texts.push((await get('/nb')).body.toString())
        advanceContentEpoch()
      }
      expect(handle).toHaveBeenCalledTimes(4)
      expect(texts).toEqual(['wool', 'wool', 'linen', 'wool'].map((text) => expect.stringContaining(text)))
      expect(warn).toHaveBeenCalledTimes(3)
    } finally {
      warn.mockRestore()
    }
  })

  test('that were rendered while something expired are rendered again', async () => {
    const render = (stored: string, isExpiring: boolean, status = 200) =>
      handle.mockImplementationOnce(async (_request, response) => {
        if (isExpiring) advanceExpiryEpoch()
        response.writeHead(status, { 'content-type': 'text/html', 'x-nextjs-cache': stored }).end(html)
      })
    render('MISS', false)
    await get('/nb')
    render('HIT', true)
    await get('/nb/shop')
    expect(server.expired).toEqual([])
    render('MISS', true, 404)
    await get('/nb/shop/new?size=M')
    render('REVALIDATED', true)
    await get('/en?_rsc=1', { rsc: '1' })
    expect(server.expired).toEqual(['/nb/shop/new', '/en'])
  })

  test('that do not exist are sealed once for all addresses, until Next sends another', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    try {
      const sendMissing = (text: string) =>
        handle.mockImplementation(async (_request, response) => {
          response.writeHead(404, { 'content-type': 'text/html' }).end(`<p>${text}</p><script>unknown()</script>`)
        })
      sendMissing('Not here')
      for (const path of ['/nb/a', '/nb/b', '/nb/checkout/c', '/de/d', '/nb/a']) {
        const { status, headers, body } = await get(path)
        expect([status, body.toString()]).toEqual([404, expect.stringContaining('Not here')])
        expect(headers['content-security-policy']).not.toContain('payment')
      }
      expect(warn).toHaveBeenCalledTimes(1)
      const calls = handle.mock.calls.length
      await get('/nb/a?again')
      expect(handle).toHaveBeenCalledTimes(calls)
      sendMissing('Not there')
      advanceContentEpoch()
      expect((await get('/nb/a')).body.toString()).toContain('Not there')
    } finally {
      warn.mockRestore()
    }
  })

  test.each([
    ['the parameter of page data', '/nb?_rsc=1a2b3', {}],
    ['headers of the router', '/nb', { 'next-router-prefetch': '1', 'next-router-state-tree': '%5B%5D' }],
    ['a value that Next does not read', '/nb', { rsc: '0' }],
  ])('are sent from memory to a request with %s only', async (_, path, headers) => {
    await get('/nb')
    const { body } = await get(path, headers)
    expect(body.toString()).toBe(html)
    expect(handle).toHaveBeenCalledTimes(1)
    await get('/nb?_rsc=1a2b3', { rsc: '1' })
    expect(handle).toHaveBeenCalledTimes(2)
  })

  test('are sent to the router as data, for a second from memory by address and router state', async () => {
    const data = { rsc: '1', 'next-url': '/nb' }
    const askAll = async () => {
      for (const headers of [data, { ...data, 'next-url': '/en' }, { ...data, 'next-router-prefetch': '1' }])
        for (const path of ['/nb/shop?_rsc=1', '/nb/shop?_rsc=2']) await get(path, headers)
    }
    await askAll()
    expect(handle).toHaveBeenCalledTimes(6)
    await askAll()
    expect(handle).toHaveBeenCalledTimes(6)
    advanceContentEpoch()
    await askAll()
    expect(handle).toHaveBeenCalledTimes(12)
  })

  test('that have moved redirect with each visitor’s own query', async () => {
    handle.mockImplementation(async ({ url }, response) => {
      response.writeHead(308, { location: String(url).replace('old', 'new') }).end()
    })
    const queries = ['', '?size=M', '?size=L']
    const replies = await Promise.all(queries.map((query) => get(`/nb/old${query}`)))
    expect(replies.map(({ headers }) => headers.location)).toEqual(queries.map((query) => `/nb/new${query}`))
  })

  test('are not sent again to a browser that has them', async () => {
    const first = await get('/nb')
    const again = await get('/nb', { 'if-none-match': String(first.headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  test('respond to HEAD without a body, cold and cached', async () => {
    for (let i = 0; i < 2; i++) {
      const reply = await get('/en', {}, 'HEAD')
      expect([reply.status, reply.body.length, reply.headers['content-length']]).toEqual([200, 0, `${html.length}`])
    }
  })

  test('are requested without anything of the visitor', async () => {
    const visitors = {
      cookie: 'session=secret',
      authorization: 'Bearer x',
      'if-none-match': '"x"',
      'user-agent': 'Bot',
    }
    // Headers that Next uses internally: a visitor's must not decide what is cached for all visitors.
    const internal = { 'x-middleware-prefetch': '1', 'x-nextjs-data': '1', 'x-forwarded-host': 'evil.example' }
    await get('/nb', { ...visitors, ...internal })
    const [calls] = handle.mock.calls[0] ?? []
    expect(Object.keys(calls?.headers ?? {})).toEqual(['host'])
  })

  test('in draft mode are never kept, carry a nonce, and may be framed by the Studio', async () => {
    const cookie = `__prerender_bypass=${previewModeId}`
    const first = await get('/nb', { cookie })
    await get('/nb', { cookie })
    expect(handle).toHaveBeenCalledTimes(2)
    const policy = String(first.headers['content-security-policy'])
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(handle.mock.calls[0]?.[0].headers['content-security-policy']).toContain(nonce)
    expect(policy).toContain("frame-ancestors 'self' https://studio.example")
    expect(policy).toContain("connect-src 'self' https://commerce.example https://lake.example")
    expect(first.headers['x-frame-options']).toBeUndefined()
    expect(first.headers['cache-control']).toBe('private, no-store')
    expect((await get('/nb')).headers['content-security-policy']).not.toContain('nonce')
  })
})

describe('calls', () => {
  const stock = JSON.stringify({ stock: Array.from({ length: 100 }, (_, id) => ({ id, stock: id })) })
  const sendJson = (headers: Record<string, string>, status = 200) =>
    handle.mockImplementation(async (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(stock)
    })
  const everybodys = { 'cache-control': 'public, max-age=10' }

  test('that are public are compressed, and for a second answered from memory by address', async () => {
    sendJson(everybodys)
    const brotli = await get('/api/v1/preorder-stock', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(brotli.body).toString()).toBe(stock)
    expect(brotli.headers).toMatchObject({ ...everybodys, 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotli.headers['content-security-policy']).toContain("default-src 'none'")
    const again = await get('/api/v1/preorder-stock', { 'if-none-match': String(brotli.headers.etag) })
    const head = await get('/api/v1/preorder-stock', {}, 'HEAD')
    expect([again.status, head.status, head.body.length]).toEqual([304, 200, 0])
    expect(handle).toHaveBeenCalledTimes(1)
    await get('/api/v1/preorder-stock?1')
    expect(handle).toHaveBeenCalledTimes(2)
    advanceContentEpoch()
    await get('/api/v1/preorder-stock')
    expect(handle).toHaveBeenCalledTimes(3)
  })

  test.each([
    ['a session', { 'cache-control': 'no-store' }, 200],
    ['no word on it', {}, 200],
    ['a refusal', everybodys, 429],
  ])('with %s are asked anew each time', async (_, headers, status) => {
    sendJson(headers, status)
    for (const session of ['kari', 'ola']) {
      const reply = await get('/api/v1/users/me', { cookie: `session=${session}` })
      expect([reply.status, reply.body.toString()]).toEqual([status, stock])
    }
    expect(handle.mock.calls.map(([{ headers }]) => headers.cookie)).toEqual(['session=kari', 'session=ola'])
  })

  test('from an editor neither come from memory nor go there: they may show drafts', async () => {
    sendJson(everybodys)
    const editor = { cookie: `__prerender_bypass=${previewModeId}` }
    await get('/api/products', editor)
    await get('/api/products')
    await get('/api/products', editor)
    expect(handle).toHaveBeenCalledTimes(3)
  })

  test('keep a policy and cookies of their own', async () => {
    sendJson({ 'content-security-policy': "default-src 'none'; sandbox", 'set-cookie': 'a=b' })
    const { headers } = await get('/api/v1/pictures/a/small')
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(headers['set-cookie']).toEqual(['a=b'])
  })
})

test('an offer to upgrade the connection is ignored', async () => {
  const headers = {
    connection: 'Upgrade, HTTP2-Settings',
    upgrade: 'h2c',
    'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA',
  }
  const reply = await get('/nb', headers)
  expect([reply.status, reply.body.toString()]).toEqual([200, html])
})

describe('requests for neither a page nor a call', () => {
  test.each([
    ['GET', '/api/v1/crowdfunding/product/%E0%A4%A', 400],
    ['OPTIONS', '*', 400],
    ['GET', 'http://evil.example/nb', 400],
    ['TRACE', '/api/search', 405],
    ['POST', '/nb', 405],
    ['PROPFIND', '/nb', 405],
    ['POST', '/_next/static/app.js', 405],
    ['GET', '/_next/static/chunks/of-another-build.js', 404],
    ['GET', '/_next/image?url=%2Ficon.svg&w=64&q=75', 404],
  ])('%s %s is refused with %i, and Next is not asked', async (method, path, status) => {
    const { headers, ...reply } = await get(path, {}, method)
    expect(reply.status).toBe(status)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers.allow !== undefined).toBe(status === 405)
    expect(handle).not.toHaveBeenCalled()
  })

  test('an address that cannot be read gets the not-found page of its language', async () => {
    await get('/en/%E0%A4%A')
    await get('/nb/100%-ull?size=M')
    expect(handle.mock.calls.map(([{ url }]) => url)).toEqual(['/en/page-not-found', '/nb/page-not-found'])
  })

  test('a router state that cannot be read is refused, and Next is not asked', async () => {
    for (const state of ['garbage', '%E0%A4%A', '{}'])
      expect((await get('/nb', { rsc: '1', 'next-router-state-tree': state })).status, state).toBe(400)
    expect(handle).not.toHaveBeenCalled()
    await get('/nb', { rsc: '1', 'next-router-state-tree': encodeURIComponent('["",{}]') })
    expect(handle).toHaveBeenCalledOnce()
  })
})

describe('[R2.31] failures', () => {
  test('a page that fails is shown as the 500 page of its language', async () => {
    handle.mockImplementation(async (request, response) => {
      response.statusCode = request.url === '/en/server-error' ? 200 : 500
      response.setHeader('content-type', 'text/html')
      response.end(request.url === '/en/server-error' ? '<h1>Oops</h1>' : '')
    })
    const reply = await get('/en/shop')
    expect([reply.status, reply.body.toString()]).toEqual([500, '<h1>Oops</h1>'])
  })

  test('the proxy’s status for a rewritten page is the page’s own', async () => {
    handle.mockImplementation(async (_request, response) => {
      response.setHeader('x-page-status', '404')
      response.setHeader('content-type', 'text/html')
      response.end('<h1>Not here</h1>')
    })
    const reply = await get('/nb/nope')
    expect([reply.status, reply.headers['x-page-status']]).toEqual([404, undefined])
  })

  test('a client that breaks off does not count as a failure', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failed = new Promise<void>((resolve) => {
      handle.mockImplementationOnce(async (request) => {
        await text(request).finally(() => setImmediate(resolve))
      })
    })
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write('POST /api/newsletter HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nemail=')
      setImmediate(() => socket.destroy())
    })
    await failed
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  test('when Next itself throws, the response is 500 and the server keeps running', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    handle.mockRejectedValueOnce(new Error('broken'))
    expect((await get('/nb/broken')).status).toBe(500)
    expect((await get('/nb/other')).status).not.toBe(0)
    log.mockRestore()
  })
})

describe('static files', () => {
  test('are precompressed and immutable', async () => {
    const reply = await get('/_next/static/app.js', { 'accept-encoding': 'br' })
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(brotliDecompressSync(reply.body).toString()).toBe('console.log(1);'.repeat(100))
    expect(Number(reply.headers['content-length'])).toBe(reply.body.length)
    expect(handle).not.toHaveBeenCalled()
  })

  test('opened on their own they load and run nothing', async () => {
    const { headers } = await get('/_next/static/app.js')
    expect(headers['content-security-policy']).toBe("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  test('are never found outside their folder', async () => {
    for (const name of ['../../package.json', '%2e%2e/package.json', '..%2fpackage.json'])
      expect((await get(`/_next/static/${name}`)).status).toBe(400)
  })

  test('that a newer build took away fail alone', async () => {
    await rm(join(server.directory, 'app.js'))
    await expect(get('/_next/static/app.js')).rejects.toThrow()
    expect((await get('/nb')).status).toBe(200)
  })
})
