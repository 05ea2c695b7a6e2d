import { createHash } from 'node:crypto'
import { listingGuard } from '../lib/listing-guard.ts'

export type SiteSecurity = {
  /** Where pictures come from. */
  readonly imageOrigin: string
  /** Origins that every page's scripts talk to. */
  readonly serviceOrigins: readonly string[]
  /** Whether a tag manager is configured; what it brings is loaded with consent only (web/services/analytics). */
  readonly hasTagManager?: boolean
  /** What the preview talks to, as CSP sources. */
  readonly lakeSources: readonly string[]
  readonly studioOrigin: string
  /** Whether the site is reached over TLS. */
  readonly secure: boolean
}

type DocumentScripts =
  | { readonly kind: 'hashes'; readonly hashes: readonly string[] }
  /** Draft mode: the document is the editor's own, and the Studio may frame it. */
  | { readonly kind: 'draft'; readonly nonce: string }

const videoHost = 'https://player.vimeo.com'
const tagManagerHost = 'https://www.googletagmanager.com'
/** Where Google Analytics sends what it measures. */
const analyticsHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]
/** Next stamps its nonce on its own scripts only. */
const listingGuardHash = `'sha256-${createHash('sha256').update(listingGuard).digest('base64')}'`

/** The content security policy of one document. */
export function contentSecurityPolicy(site: SiteSecurity, scripts: DocumentScripts): string {
  const draft = scripts.kind === 'draft'
  const measures = site.hasTagManager === true
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(draft ? [`'nonce-${scripts.nonce}'`, listingGuardHash] : scripts.hashes),
      ...(measures ? [tagManagerHost] : []),
    ],
    'style-src': ["'self'", ...(draft ? ["'unsafe-inline'"] : [])],
    // React writes computed sizes and positions as style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', site.imageOrigin, ...(measures ? analyticsHosts : [])],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...site.serviceOrigins,
      ...(draft ? site.lakeSources : []),
      ...(measures ? analyticsHosts : []),
    ],
    'frame-src': [videoHost],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': draft ? ["'self'", site.studioOrigin] : ["'none'"],
    ...(site.secure ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** For whatever is not a document: opened on its own it may load, run and be framed by nothing. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of every answer, whatever it is. A document's own replace the policy. */
export function securityHeaders(site: SiteSecurity): Readonly<Record<string, string>> {
  return {
    'content-security-policy': closedPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
    ...(site.secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  }
}

/**
 * Headers of the build's own files. Opened on its own such a file loads and runs nothing; forms, bases and frames are matters
 * of documents, and every page pays for a dozen files.
 */
export const staticFileHeaders = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
} as const

/** Headers of a document beside its policy. A draft may be framed by the Studio and keep in touch with its window. */
export function documentHeaders(site: SiteSecurity, scripts: DocumentScripts): Readonly<Record<string, string>> {
  const policy = { 'content-security-policy': contentSecurityPolicy(site, scripts) }
  if (scripts.kind === 'draft') return { ...policy, 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' }
  return { ...policy, 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' }
}
