const allowed = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|[#?])/i

/** An address that an editor typed, if it may stand in a link: web, mail, telephone or a place on this site. */
export function safeHref(href: string | null | undefined): string | undefined {
  const trimmed = href?.trim() ?? ''
  return allowed.test(trimmed) ? trimmed : undefined
}
