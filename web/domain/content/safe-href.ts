/**
 * Web, mail, telephone, or a place on this site. Browsers read a backslash as a slash, so `/\` leads to another host.
 */
const allowed = /^(?:https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\])|[#?])/i
/** Browsers drop tabs and line breaks anywhere in an address: they read `/<tab>/evil.example` as `//evil.example`. */
const control = /\p{Cc}/u

/**
 * An address that an editor typed, trimmed, if it may become a link's `href`; `undefined` for one that would run a
 * script or that only looks like an address of this site. Every component that renders such an address calls this, and
 * so does the Studio.
 */
export function safeHref(href: string | null | undefined): string | undefined {
  const trimmed = href?.trim() ?? ''
  return allowed.test(trimmed) && !control.test(trimmed) ? trimmed : undefined
}
