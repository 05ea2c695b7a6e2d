import { createHash } from 'node:crypto'

/** The services that the Studio's pages call, from its build variables. */
export type StudioAddresses = {
  /** The lake's URL; undefined for the hosted one. */
  readonly apiHost: string | undefined
  readonly storefront: string
  /** The commerce platform's API. */
  readonly commerce: string
}

const inlineScript = /<script>(?<code>[\s\S]*?)<\/script>/g

/** Sanity's hosts that the Studio needs with a hosted lake: the dashboard's bridge, versions, avatars, its font. */
const sanityHosts = ['https://*.sanity.io', 'https://*.sanity-cdn.com', 'https://sanity-cdn.com']

/**
 * The response headers for the Studio's static files. To prevent clickjacking, only the Studio itself may frame it and,
 * with a hosted lake, Sanity's dashboard.
 */
export function studioHeaders(html: string, addresses: StudioAddresses): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(html, addresses),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
  }
}

function contentSecurityPolicy(html: string, { apiHost, storefront, commerce }: StudioAddresses): string {
  const vendorHosts = apiHost ? [] : sanityHosts
  const lake = apiHost ? selfHostedLake(apiHost) : []
  const lakeSockets = apiHost ? lake.map((origin) => origin.replace(/^http/, 'ws')) : ['wss://*.sanity.io']
  const services = [storefront, commerce].filter((address) => URL.canParse(address)).map((a) => new URL(a).origin)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineHashes(html), ...vendorHosts],
    // Its components write their styles into the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Avatars of a hosted project come from wherever its people signed in; what members upload is the storefront's.
    'img-src': ["'self'", 'data:', 'blob:', ...(apiHost ? lake : ['https:']), new URL(storefront).origin],
    'media-src': ["'self'", 'data:', 'blob:', ...(apiHost ? lake : ['https:'])],
    'font-src': ["'self'", 'data:', ...(apiHost ? [] : ['https://*.sanity.io'])],
    'connect-src': ["'self'", 'data:', 'blob:', ...lake, ...lakeSockets, ...services, ...vendorHosts],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", new URL(storefront).origin, ...vendorHosts],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...(apiHost ? [] : ['https://*.sanity.io'])],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

/** Sanity's client prefixes the host with the project; the lake may redirect a stream to another subdomain. */
function selfHostedLake(apiHost: string): string[] {
  const { origin, protocol, host } = new URL(apiHost)
  return [origin, `${protocol}//*.${host}`]
}

function inlineHashes(html: string): string[] {
  const codes = [...html.matchAll(inlineScript)].map(({ groups }) => groups?.code ?? '')
  return codes.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}
