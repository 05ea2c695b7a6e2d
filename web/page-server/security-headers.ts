import { choiceGuard } from '../lib/choice-guard.ts'
import { listingGuard } from '../lib/listing-guard.ts'
import type { PageKind } from '../routing/page-kinds.ts'
import { cspHash } from './csp-hash.ts'

/** The origins other than the site itself that the policies allow. */
export type SiteSecurity = {
  /** Origins of pictures. */
  readonly imageOrigin: string
  /** Origins that every page's scripts connect to. */
  readonly serviceOrigins: readonly string[]
  /** CSP sources of the payment service; empty without one. */
  readonly paymentSources: readonly string[]
  /** Whether a tag manager is configured; its scripts are loaded with consent only (web/services/analytics). */
  readonly hasTagManager?: boolean
  /** CSP sources that the preview connects to. */
  readonly lakeSources: readonly string[]
  readonly studioOrigin: string
  /** Whether the site is reached over TLS. */
  readonly secure: boolean
}

/** A draft is an editor's own document of any page, which the Studio may frame. */
type DocumentKind = PageKind | 'draft'

/**
 * The way to recognise a document's inline scripts and `<style>` elements: by their hashes, or in a draft the scripts
 * by a nonce.
 */
type InlineCode =
  | { readonly hashes: readonly string[]; readonly styleHashes?: readonly string[] }
  | { readonly nonce: string }

type Directives = Readonly<Record<string, readonly string[]>>

const VIDEO_HOST = 'https://player.vimeo.com'
const TAG_MANAGER_HOST = 'https://www.googletagmanager.com'
/** The hosts to which Google Analytics sends its measurements. */
const ANALYTICS_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]
/** Next stamps its nonce on its own scripts only. */
const OWN_HASHES = [listingGuard, choiceGuard].map(cspHash)

/** The directives of each kind of document, in addition to `commonDirectives`. */
const directivesOf: Readonly<Record<DocumentKind, (site: SiteSecurity) => Directives>> = {
  page: (site) => ({ ...(site.hasTagManager && measuring), 'frame-src': [VIDEO_HOST] }),
  /** The payment service, and nothing else from outside: no video, no tag manager. */
  checkout: ({ paymentSources }) => ({
    'img-src': paymentSources,
    'connect-src': paymentSources,
    // The card's fields.
    'frame-src': paymentSources.length > 0 ? paymentSources : ["'none'"],
    // Authentication with the bank starts with a form to the payment service.
    'form-action': paymentSources,
  }),
  draft: (site) => ({
    ...(site.hasTagManager && measuring),
    'style-src': ["'unsafe-inline'"],
    'connect-src': [...site.lakeSources, ...(site.hasTagManager ? measuring['connect-src'] : [])],
    'frame-src': [VIDEO_HOST],
    'frame-ancestors': ["'self'", site.studioOrigin],
  }),
}

const measuring = {
  'script-src': [TAG_MANAGER_HOST],
  'img-src': ANALYTICS_HOSTS,
  'connect-src': ANALYTICS_HOSTS,
} as const

function commonDirectives(site: SiteSecurity, code: InlineCode): Directives {
  const inline = 'nonce' in code ? [`'nonce-${code.nonce}'`, ...OWN_HASHES] : code.hashes
  const styles = 'nonce' in code ? [] : (code.styleHashes ?? [])
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline],
    'style-src': ["'self'", ...styles],
    // React writes computed sizes and positions as style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', site.imageOrigin],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...site.serviceOrigins],
    'frame-src': [],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [],
    ...(site.secure && { 'upgrade-insecure-requests': [] }),
  }
}

/** The content security policy of one document. */
export function contentSecurityPolicy(kind: DocumentKind, site: SiteSecurity, code: InlineCode): string {
  const additions: Directives = { 'frame-ancestors': ["'none'"], ...directivesOf[kind](site) }
  return Object.entries(commonDirectives(site, code))
    .map(([name, sources]) => [name, ...sources, ...(additions[name] ?? [])].join(' '))
    .join('; ')
}

/**
 * For all responses but documents, such as those of the API: opened directly, they may neither load nor run anything,
 * nor be framed.
 */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of every response. Those of documents replace the policies. */
export function securityHeaders(site: SiteSecurity): Readonly<Record<string, string>> {
  return {
    'content-security-policy': closedPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy('page'),
    ...(site.secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
  }
}

/**
 * Headers of the build's own files. Opened directly, such a file loads and runs nothing. Directives on forms, bases and
 * frames matter to documents only, and every page loads a dozen files, so these are left out.
 */
export const staticFileHeaders = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
} as const

/**
 * The headers in which a kind of document differs from other responses. A draft may be framed by the Studio and keep
 * its opener.
 */
export function documentHeaders(
  kind: DocumentKind,
  site: SiteSecurity,
  code: InlineCode,
): Readonly<Record<string, string>> {
  const policies = {
    'content-security-policy': contentSecurityPolicy(kind, site, code),
    'permissions-policy': permissionsPolicy(kind),
  }
  if (kind === 'draft') return { ...policies, 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' }
  return { ...policies, 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' }
}

/** Only the checkout may use the payment API. */
function permissionsPolicy(kind: DocumentKind): string {
  return `camera=(), geolocation=(), microphone=(), payment=(${kind === 'checkout' ? 'self' : ''}), usb=()`
}
