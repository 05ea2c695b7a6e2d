import { getPublishedId, isDraftId, isVersionId } from '@sanity/client/csm'
import { ownPath } from '#studio-plugins/link-guard/link-targets.ts'
import { type Language, type Localized, languages, localized } from '#web/routing/languages.ts'
import { pagesOf as addressedPages, pageLink } from '#web/routing/links.ts'
import { t } from './norwegian.ts'
import { distinctPages, isAroundEveryPage, pagesOf, pagesOfUser, titleOf, type UsedPage } from './pages.ts'
import { MAX_USES, type PageRow, type SelfRow, type UsageResult } from './usage-query.ts'

/** The version of the using document. */
type UseState = 'published' | 'draft' | 'release'

/** A document that uses another. */
export type UsingDocument = {
  readonly id: string
  readonly type: string
  readonly title: Localized<string>
  readonly state: UseState
  /** It uses a typed link, which does not follow when the address changes. */
  readonly isByAddress: boolean
  /** The document is its category, and so part of its address. */
  readonly isFiledUnder: boolean
}

export type Addresses = { readonly [key in Language]?: string }

/** An address that visitors open today. */
export type LostPath = { readonly language: Language; readonly path: string }

export type Usage = {
  /** The pages that show the document, its own first. */
  readonly pages: readonly UsedPage[]
  /** A menu, the footer or the splash leads to it. */
  readonly isOnEveryPage: boolean
  readonly users: readonly UsingDocument[]
  /** There may be more users. */
  readonly isCut: boolean
  /** Paths of its published page. */
  readonly publishedAddresses: Addresses
  /** The same with those of its further pages, such as its list for each gender. */
  readonly publishedPaths: readonly LostPath[]
  /** The document itself as it is edited; undefined when it is in releases only. */
  readonly current: SelfRow | undefined
}

type Use = PageRow & Pick<UsingDocument, 'isByAddress' | 'isFiledUnder'>

const states: readonly UseState[] = ['published', 'draft', 'release']

function stateOf(id: string): UseState {
  if (isDraftId(id)) return 'draft'
  return isVersionId(id) ? 'release' : 'published'
}

/** Addresses of a document's own page; a language without one is left out. */
export function addressesOf(document: PageRow | undefined): Addresses {
  const found = languages.flatMap((language) => {
    const href = document && pageLink(language, document)
    return href ? [[language, href]] : []
  })
  return Object.fromEntries(found)
}

/** Every address of a document, its own page's first. */
function pathsOf(document: PageRow | undefined): LostPath[] {
  const pages = document ? addressedPages(document) : []
  return pages.flatMap(({ hrefs }) =>
    languages.flatMap((language) => {
      const path = hrefs[language]
      return path ? [{ language, path }] : []
    }),
  )
}

/** One use per document: the published version, else the draft, else a release. */
function groupUses(uses: readonly Use[]): { use: Use; document: UsingDocument }[] {
  const groups = Map.groupBy(uses, ({ _id }) => getPublishedId(_id))
  return [...groups]
    .flatMap(([id, versions]) => {
      const state = states.find((candidate) => versions.some(({ _id }) => stateOf(_id) === candidate)) ?? 'release'
      const use = versions.find(({ _id }) => stateOf(_id) === state)
      if (!use) return []
      const isByAddress = versions.some((version) => version.isByAddress)
      const isFiledUnder = versions.some((version) => version.isFiledUnder)
      return [{ use, document: { id, type: use._type, title: titleOf(use), state, isByAddress, isFiledUnder } }]
    })
    .toSorted((a, b) => compareUsers(a.document, b.document))
}

function compareUsers(a: UsingDocument, b: UsingDocument): number {
  const byState = states.indexOf(a.state) - states.indexOf(b.state)
  const name = (user: UsingDocument) => localized(user.title, 'nb') ?? ''
  return byState || a.type.localeCompare(b.type) || name(a).localeCompare(name(b), 'nb')
}

/** The usage of a document, by its published id, from the query's result. */
export function usageOf(id: string, result: UsageResult): Usage {
  const row = (isRow: (id: string) => boolean): SelfRow | undefined => result.self.find(({ _id }) => isRow(_id))
  const draft = row(isDraftId)
  const published = row((id) => !isDraftId(id))
  const current = draft ?? published
  const known = ownAddresses(published, draft)
  const references = result.references.map((use) => ({
    ...use,
    isByAddress: false,
    isFiledUnder: use.isFiledUnder === true,
  }))
  const links = result.links
    .filter((use) => use.addresses.some((address) => known.has(comparable(address))))
    .map((use) => ({ ...use, isByAddress: true, isFiledUnder: false }))
  // Hosted documents refer to their own group.
  const groups = groupUses([...references, ...links].filter(({ _id }) => getPublishedId(_id) !== id))
  const visible = groups.filter(({ document }) => document.state === 'published')
  const own = current ? pagesOf(current, result.newestArticles.includes(id)) : []
  return {
    pages: distinctPages([...own, ...visible.flatMap(({ use }) => pagesOfUser(use))]),
    isOnEveryPage: visible.some(({ document }) => isAroundEveryPage(document.type)),
    users: groups.map(({ document }) => document),
    isCut: result.references.length === MAX_USES || result.links.length === MAX_USES,
    publishedAddresses: addressesOf(published),
    publishedPaths: pathsOf(published),
    current,
  }
}

/** The addresses of versions of a document as editors may have written them, in lower case. */
export function writtenPaths(versions: readonly PageRow[]): string[] {
  const paths = versions.flatMap((version) => Object.values(addressesOf(version)))
  const written = paths
    .flatMap((path) => [path, decoded(path), encodeURI(decoded(path))])
    .map((path) => path.toLowerCase())
  return [...new Set(written.flatMap((path) => [path, `${path}/`]))].toSorted()
}

/** The addresses that lead to the document, comparable. One that its draft shares with a published page leads there. */
function ownAddresses(published: SelfRow | undefined, draft: SelfRow | undefined): Set<string | symbol> {
  const comparableAddresses = (row: PageRow | undefined) => Object.values(addressesOf(row)).map(comparable)
  const taken = new Set(draft?.namesakes.flatMap(comparableAddresses))
  return new Set([
    ...comparableAddresses(draft).filter((address) => !taken.has(address)),
    ...comparableAddresses(published),
  ])
}

/** Addresses that the storefront treats as one compare as equal; addresses elsewhere and missing ones never match. */
function comparable(address: string | undefined): string | symbol {
  return (address && ownPath(decoded(address))) || Symbol(t('no address'))
}

function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
