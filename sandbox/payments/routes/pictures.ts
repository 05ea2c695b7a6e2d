import { Hono } from 'hono'
import { BRANDS } from '../cards/brands.ts'
import type { PaymentsEnvironment } from '../http/environment.ts'

/** Our own drawings: plain word marks, no brand's artwork. */
const NAMES = new Map([...BRANDS.map(({ brand, name }) => [brand, name] as const), ['vipps', 'Vipps'] as const])
const SHORT_NAMES: Readonly<Record<string, string>> = { 'American Express': 'Amex', Mastercard: 'MC' }

const CARD = svg(
  40,
  26,
  '<rect x=".5" y=".5" width="39" height="25" rx="3.5" fill="#fff" stroke="#c9cdd3"/><path d="M1 6h38v5H1z" fill="#8390a3"/><path d="M5 17h12v3H5z" fill="#c9cdd3"/>',
)
const lock = (colour: string) =>
  svg(16, 16, `<path d="M4 7V5a4 4 0 0 1 8 0v2h1v8H3V7zm2 0h4V5a2 2 0 0 0-4 0z" fill="${colour}" fill-rule="evenodd"/>`)
const stroke = (path: string, colour: string) =>
  svg(
    16,
    16,
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
const TICK = stroke('M3 8.5l3.5 3.5L13 4.5', '#0a7a3c')
const CROSS = stroke('M4 4l8 8M12 4l-8 8', '#b3001b')
const HINT = svg(
  27,
  18,
  '<rect x=".5" y=".5" width="26" height="17" rx="2.5" fill="#fff" stroke="#8390a3"/><path d="M3 12.5h8" stroke="#c9cdd3" stroke-width="2"/><rect x="15" y="9.5" width="9" height="6" rx="2" fill="none" stroke="#b3001b"/>',
)

/** By adyen-web's names; the lock is on the dark pay button. */
const COMPONENTS: Readonly<Record<string, string>> = {
  lock: lock('#fff'),
  bento_lock: lock('#fff'),
  lock_black: lock('#1f3033'),
  expiry_date_hint: HINT,
  checkmark: TICK,
  success: TICK,
  field_valid: TICK,
  error: CROSS,
  field_error: CROSS,
  cross_black: CROSS,
}
const DOT = svg(16, 16, '<circle cx="8" cy="8" r="3" fill="#8390a3"/>')

/** Logos and small pictures of the Drop-in. */
export const pictureRoutes = new Hono<PaymentsEnvironment>()

pictureRoutes.get('/images/logos/:file{.+\\.svg}', (c) => {
  const name = NAMES.get(
    c.req
      .param('file')
      .replace(/\.svg$/, '')
      .split('/')
      .at(-1) ?? '',
  )
  return picture(c.body.bind(c), name ? wordMark(SHORT_NAMES[name] ?? name) : CARD)
})

pictureRoutes.get('/images/components/:file{.+\\.svg}', (c) =>
  picture(c.body.bind(c), COMPONENTS[c.req.param('file').replace(/\.svg$/, '')] ?? DOT),
)

function picture(
  body: (text: string, status: 200, headers: Record<string, string>) => Response,
  text: string,
): Response {
  return body(text, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
}

function wordMark(name: string): string {
  const frame = '<rect x=".5" y=".5" width="39" height="25" rx="3.5" fill="#fff" stroke="#c9cdd3"/>'
  const size = name.length > 6 ? 7 : 10
  return svg(
    40,
    26,
    `${frame}<text x="20" y="${13 + size / 3}" font-family="system-ui,sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="#1f3033">${name}</text>`,
  )
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}
