import type { Page } from '../link-guard/addresses.ts'
import { linkWarning, ownPath, referenceWarning } from '../link-guard/link-targets.ts'
import { pageMaps } from '../link-guard/page-maps.ts'
import type { Link } from './links.ts'
import { t } from './norwegian.ts'
import type { Row } from './row.ts'
import type { ExternalProblem, Finding } from './types.ts'

/** What links are looked up in. */
export type LinkTargets = {
  readonly pages: readonly Page[]
  /** Ids of all documents, pages or not. */
  readonly ids: { has(id: string): boolean }
  /** What other sites responded that cannot be opened, by address. */
  readonly external: ReadonlyMap<string, ExternalProblem>
}

/** The links of a document that visitors cannot follow, and those that should be written otherwise. */
export function linkFindings({ links, isPublished }: Row, targets: LinkTargets): Finding[] {
  return links.flatMap((link): Finding[] => {
    // Drafts refer to one another while they are written.
    const say = link.to === 'document' ? sayOfDocument(link, isPublished, targets) : sayOfAddress(link, targets)
    return say ? [{ kind: 'links', path: link.path, say }] : []
  })
}

function sayOfDocument(link: Link & { to: 'document' }, isPublished: boolean, { pages, ids }: LinkTargets) {
  const { id, language, isInText } = link
  if (!ids.has(id)) return () => t('It leads to a document that is gone.')
  if (!isPublished) return undefined
  if (isInText && language) {
    const say = () => referenceWarning(id, pages, language)
    return say() === undefined ? undefined : () => say() ?? ''
  }
  const page = pageMaps(pages).byId.get(id)
  return page && !page.published
    ? () => t('“{page}” is not published: visitors do not see it here.', { page: page.title ?? id })
    : undefined
}

function sayOfAddress(link: Exclude<Link, { to: 'document' }>, { pages, external }: LinkTargets) {
  const { address, language } = link
  if (link.to === 'site') {
    const problem = external.get(address)
    return problem && (() => sayOfSite(address, problem))
  }
  const say = () => linkWarning(address, pages, language)
  if (say() !== undefined) return () => say() ?? ''
  return link.isTypedWithHost
    ? () => t('{address} is a page of the shop: choose it as a page, so that the link follows it.', { address })
    : undefined
}

function sayOfSite(address: string, { problem, status }: ExternalProblem): string {
  if (problem === 'gone') return t('{address} no longer exists: the other site responds {status}.', { address, status })
  if (problem === 'refused')
    return t('{address} cannot be opened: the other site responds {status}.', { address, status })
  return t('{address} does not respond.', { address })
}

/** The documents that each link of a document leads to. */
export function targetIds({ links }: Row, { pages }: Pick<LinkTargets, 'pages'>): ReadonlySet<string> {
  const { byPath } = pageMaps(pages)
  return new Set(
    links.flatMap((link) => {
      if (link.to === 'document') return [link.id]
      const path = link.to === 'shop' ? ownPath(link.address) : undefined
      return path === undefined ? [] : (byPath.get(path) ?? []).map(({ _id }) => _id)
    }),
  )
}
