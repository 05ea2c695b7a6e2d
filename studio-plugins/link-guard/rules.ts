import type { Rule, SanityDocument, ValidationContext } from 'sanity'
import { isLanguage, type Language } from '#web/routing/languages.ts'
import type { LinkableDocument } from '#web/routing/links.ts'
import { addressField, isAddressed } from '#web/routing/site-pages.ts'
import { addressProblems } from './addresses.ts'
import { linkWarning, referenceWarning } from './link-targets.ts'
import { loadPages } from './page-index.ts'

type Routed = SanityDocument & LinkableDocument & { category?: { _ref?: string } | null }

export const publishedId = (id: string) => id.replace(/^drafts\.|^versions\.[^.]+\./, '')

/** Rejects slugs that hide another document or a page of the shop. */
export function reachableAddress(rule: Rule): Rule {
  return rule.custom(async (document: Routed | undefined, context) => {
    if (!document?._type) return true
    const pages = await loadPages(context.getClient)
    const category = pages.find(({ _id }) => _id === document.category?._ref)
    const own = { ...document, _id: publishedId(document._id), category: category ? { slug: category.slug } : null }
    if (!isAddressed(document._type)) return true
    const field = addressField(document._type)
    const problems = addressProblems(own, pages)
    return problems.length === 0 || problems.map(({ language, message }) => ({ path: [field, language], message }))
  })
}

/** The language of the text around a value, from its path: `content.nb[...].url` or a field named `linkEn`. */
export function languageAt(path: ValidationContext['path']): Language | undefined {
  for (const part of path ?? []) {
    if (isLanguage(part)) return part
    if (part === 'linkNb') return 'nb'
    if (part === 'linkEn') return 'en'
  }
  return undefined
}

/** Warns of a link to no page, to an unpublished page or to the other language. */
export function warnDeadLink(rule: Rule): Rule {
  return rule
    .custom(async (address: string | undefined, context) => {
      if (!address) return true
      return linkWarning(address, await loadPages(context.getClient), languageAt(context.path)) ?? true
    })
    .warning()
}

/** Warns of a reference in a text that visitors do not see as a link yet. */
export function warnDeadReference(rule: Rule): Rule {
  return rule
    .custom(async (reference: { _ref?: string } | undefined, context) => {
      const language = languageAt(context.path)
      if (!reference?._ref || !language) return true
      return referenceWarning(reference._ref, await loadPages(context.getClient), language) ?? true
    })
    .warning()
}
