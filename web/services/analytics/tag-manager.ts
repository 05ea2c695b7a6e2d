import { pageKind } from '#web/routing/page-kinds.ts'
import { mayUse } from '../consent/consent.ts'

/**
 * Loads Google Tag Manager once, with what the visitor allows (Google's consent mode), so that its tags can respect it.
 * Never in the checkout, whose security policy blocks it.
 */
export function loadTagManager(id: string): void {
  if (pageKind(location.pathname) === 'checkout' || document.querySelector('script[data-tag-manager]')) return
  window.dataLayer ??= []
  const advertising = mayUse('marketing') ? 'granted' : 'denied'
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  })
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.dataset.tagManager = id
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Removes the cookies of Google Analytics. A running script cannot be unloaded, so the page reloads without it. */
export function removeTagManager(): void {
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
    if (/^_ga|^_gid$|^_gat/.test(name)) for (const domain of domainsOf(location.hostname)) expire(name, domain)
  }
  if (document.querySelector('script[data-tag-manager]')) location.reload()
}

/** Google's commands are recognised by being an `arguments` object. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for an event.
  window.dataLayer?.push(arguments)
}

/** The hostname and the domains above it: the cookies are set on the widest that the browser allows. */
function domainsOf(hostname: string): string[] {
  const parts = hostname.split('.')
  return ['', ...parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))]
}

function expire(name: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`
}
