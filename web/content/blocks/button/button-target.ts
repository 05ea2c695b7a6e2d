import { safeHref } from '#web/domain/content/safe-href.ts'
import { dialogLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { type LinkableDocument, pageLink } from '#web/routing/links.ts'

/** The fields of a button that decide where it leads. Stored content may hold any type. */
type ButtonData = {
  readonly buttonType?: string | null
  readonly reference?: LinkableDocument | null
  readonly url?: string
}

type ButtonTarget =
  | { readonly kind: 'page'; readonly href: string; readonly showTo?: 'logged_out' }
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'unknown'; readonly message: string }

/**
 * The target of a button. Logging in, registering and pitching an idea open dialogs; the first two are hidden from
 * members. Any other type is reported as `Unknown type {type}` (docs/product/8).
 */
export function buttonTarget(lang: Language, { buttonType, reference, url }: ButtonData): ButtonTarget {
  switch (buttonType ?? 'link') {
    case 'link': {
      const href = pageLink(lang, reference) ?? safeHref(url)
      return href ? { kind: 'page', href } : { kind: 'nowhere' }
    }
    case 'login':
      return { kind: 'page', href: dialogLink(lang, '#log-in'), showTo: 'logged_out' }
    case 'register':
      return { kind: 'page', href: dialogLink(lang, '#join'), showTo: 'logged_out' }
    case 'submitIdea':
      return { kind: 'page', href: dialogLink(lang, '#pitch-idea') }
    default:
      return { kind: 'unknown', message: `Unknown type ${buttonType}` }
  }
}
