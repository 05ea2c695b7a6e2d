import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { listenOnLoopback, stopListening } from '#sandbox/loopback.ts'

const folder = fileURLToPath(new URL('../../../node_modules/@adyen/adyen-web/dist/cjs/', import.meta.url))
const script = stripTypeScriptTypes(readFileSync(new URL('./shop-page-script.ts', import.meta.url), 'utf8'))
const dropIn = `const module = { exports: {} }; const exports = module.exports;
${readFileSync(`${folder}index.cjs`, 'utf8').replace(/^\/\/# sourceMappingURL.*$/m, '')}
export const { AdyenCheckout, Dropin, Card, Vipps, Redirect } = module.exports`
const style = readFileSync(`${folder}adyen.css`, 'utf8')

/**
 * The storefront's policy for the checkout, as docs/decisions/0045 has it: the payment service may be framed, called
 * and posted to.
 */
function policy(payments: string, commerce: string): string {
  return [
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'",
    `connect-src 'self' ${commerce} ${payments}; img-src 'self' data: ${payments}`,
    `frame-src ${payments}; form-action 'self' ${payments}`,
  ].join('; ')
}

/**
 * A plain page with the real Drop-in, and the way back from the bank as the storefront has it: the return address
 * answers with a redirect that puts all parameters into the fragment, and the page behind it asks for the result.
 */
export async function startShopPage(options: { payments: string; commerce: string }) {
  const app = new Hono()
  const headers = {
    'content-security-policy': policy(new URL(options.payments).origin, new URL(options.commerce).origin),
  }
  app.get('/adyen.js', (c) => c.body(dropIn, 200, { 'content-type': 'text/javascript' }))
  app.get('/adyen.css', (c) => c.body(style, 200, { 'content-type': 'text/css' }))
  app.get('/shop.js', (c) => c.body(script, 200, { 'content-type': 'text/javascript' }))
  for (const path of ['/checkout', '/check-payment']) app.get(path, (c) => c.html(page(options), 200, headers))
  app.get('/payment-redirect', (c) => c.redirect(`/check-payment#${new URLSearchParams(c.req.query())}`, 303))
  app.post('/payment-redirect', async (c) => {
    const posted = Object.entries(await c.req.parseBody()).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    return c.redirect(`/check-payment#${new URLSearchParams([...Object.entries(c.req.query()), ...posted])}`, 303)
  })
  const listener = createServer(getRequestListener(app.fetch))
  const port = await listenOnLoopback(listener, 0)
  return { url: `http://localhost:${port}`, close: () => stopListening(listener) }
}

function page({ payments, commerce }: { payments: string; commerce: string }): string {
  return `<!doctype html><html lang="en" data-payments="${payments}" data-commerce="${commerce}"><head><meta charset="utf-8">
<title>Checkout</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/adyen.css"><script type="module" src="/shop.js"></script></head>
<body><main><h1>Checkout</h1><div id="drop-in"></div><output></output></main></body></html>`
}
