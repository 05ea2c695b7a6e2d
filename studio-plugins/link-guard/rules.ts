import type { Rule, SanityDocument, ValidationContext } from 'sanity'
import { isLanguage, type Language, languages } from '#web/routing/languages.ts'
import { type LinkableDocument, pageLink } from '#web/routing/links.ts'
import { addressField, isAddressed } from '#web/routing/site-pages.ts'
import { addressProblems } from './addresses.ts'
import { linkWarning, ownPath, referenceWarning } from './link-targets.ts'
import { loadPagesAt } from './pages-at.ts'

type Routed = SanityDocument & LinkableDocument & { category?: { _ref?: string } | null }

export const publishedId = (id: string) => id.replace(/^drafts\.|^versions\.[^.]+\./, '')

/** Rejects slugs that hide another document or a page of the shop. */
export function reachableAddress(rule: Rule): Rule {
  return rule.custom(async (document: Routed | undefined, context) => {
    if (!document?._type || !isAddressed(document._type)) return true
    const categoryId = document.category?._ref
    const categories = categoryId ? await loadPagesAt(context.getClient, { ids: [categoryId] }) : []
    const category = categories.find(({ _id }) => _id === categoryId)
    const own = { ...document, _id: publishedId(document._id), category: category ? { slug: category.slug } : null }
    const paths = languages.flatMap((language) => pageLink(language, own) ?? [])
    const pages = await loadPagesAt(context.getClient, { paths })
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
      const path = ownPath(address)
      const pages = path === undefined ? [] : await loadPagesAt(context.getClient, { paths: [path] })
      return linkWarning(address, pages, languageAt(context.path)) ?? true
    })
    .warning()
}

/** Warns of a reference in a text that visitors do not see as a link yet. */
export function warnDeadReference(rule: Rule): Rule {
  return rule
    .custom(async (reference: { _ref?: string } | undefined, context) => {
      const language = languageAt(context.path)
      if (!reference?._ref || !language) return true
      const pages = await loadPagesAt(context.getClient, { ids: [reference._ref] })
      return referenceWarning(reference._ref, pages, language) ?? true
    })
    .warning()
}
