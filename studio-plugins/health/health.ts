import { studioLanguage } from '#schemas/studio-language.ts'
import type { CalendarDay } from '#web/domain/oslo-calendar.ts'
import { typesInCategories } from '#web/routing/site-pages.ts'
import type { Page } from '../link-guard/addresses.ts'
import { campaignFindings } from './campaigns.ts'
import { type LinkTargets, linkFindings, targetIds } from './link-findings.ts'
import { t } from './norwegian.ts'
import { platformFindings, type Sold } from './platform.ts'
import type { Row } from './row.ts'
import type { ExternalProblem, Finding, StoredFinding } from './types.ts'

/** What is known besides the documents; undefined where it is not known yet, or at all. */
export type Facts = {
  readonly external: ReadonlyMap<string, ExternalProblem>
  readonly sold: Sold | undefined
  readonly today: CalendarDay
}

export type DocumentHealth = {
  readonly row: Row
  readonly findings: readonly Finding[]
  /** Ids of the documents that it leads to, and of those that lead to it. */
  readonly linksTo: ReadonlySet<string>
  readonly linkedFrom: ReadonlySet<string>
  /** Addresses of other sites. */
  readonly sites: number
}

export type Health = ReadonlyMap<string, DocumentHealth>

const nobody: ReadonlySet<string> = new Set()

/**
 * Puts the rows of all documents together. While only a document's text changes, what is known about the links of all
 * others is kept: an editor's keystrokes would otherwise compare every link of the shop.
 */
export class HealthOfAll {
  #pages: readonly Page[] = []
  #pageOf = new WeakMap<Row, Page>()
  #ofLinks = new WeakMap<Row, { readonly findings: readonly Finding[]; readonly to: ReadonlySet<string> }>()
  #facts: Facts | undefined
  #health: Health = new Map()
  #targets: LinkTargets = { pages: this.#pages, ids: new Set(), external: new Map() }
  #linkedFrom: ReadonlyMap<string, ReadonlySet<string>> = new Map()

  /** @param rows of all documents, or of those that have been read so far */
  of(rows: ReadonlyMap<string, Row>, facts: Facts): Health {
    const pages = this.#pagesOf(rows)
    const isSameShop = pages === this.#pages && facts === this.#facts
    if (pages !== this.#pages || facts.external !== this.#facts?.external) this.#ofLinks = new WeakMap()
    this.#pages = pages
    this.#facts = facts
    this.#targets = { pages, ids: rows, external: facts.external }
    const changed = [...rows.values()].filter((row) => this.#health.get(row.id)?.row !== row)
    const leadsElsewhere = (row: Row) => !isSame(this.#linksOf(row).to, this.#health.get(row.id)?.linksTo)
    if (!isSameShop || changed.some(leadsElsewhere)) {
      this.#linkedFrom = this.#linksBetween(rows)
      this.#health = new Map([...rows.values()].map((row) => [row.id, this.ofOne(row, facts)]))
    } else if (changed.length > 0) {
      this.#health = new Map([...this.#health, ...changed.map((row) => [row.id, this.ofOne(row, facts)] as const)])
    }
    return this.#health
  }

  /** A row of its own, such as that of a document in a form, among those that were put together last. */
  ofOne(row: Row, { sold, today }: Facts): DocumentHealth {
    const { findings, to } = this.#linksOf(row)
    const linkedFrom = this.#linkedFrom.get(row.id) ?? nobody
    const all = [
      ...findings,
      ...(linkedFrom.size === 0 ? unlinkedFindings(row) : []),
      ...row.findings.map(sayable),
      ...(sold ? platformFindings(row, sold) : []),
      ...campaignFindings(row, today),
    ]
    const sites = row.links.filter((link) => link.to === 'site').length
    return { row, findings: all, linksTo: to, linkedFrom, sites }
  }

  #linksOf(row: Row) {
    const known = this.#ofLinks.get(row)
    if (known) return known
    const found = { findings: linkFindings(row, this.#targets), to: targetIds(row, this.#targets) }
    this.#ofLinks.set(row, found)
    return found
  }

  #linksBetween(rows: ReadonlyMap<string, Row>): ReadonlyMap<string, ReadonlySet<string>> {
    const linkedFrom = new Map<string, Set<string>>()
    for (const row of rows.values()) {
      for (const id of this.#linksOf(row).to) {
        if (id === row.id) continue
        const from = linkedFrom.get(id)
        if (from) from.add(row.id)
        else linkedFrom.set(id, new Set([row.id]))
      }
    }
    return linkedFrom
  }

  /** The same list as before unless an address, title or publication has changed. */
  #pagesOf(rows: ReadonlyMap<string, Row>): readonly Page[] {
    const before = new Map(this.#pages.map((page) => [page._id, page]))
    let hasChanged = rows.size !== before.size
    const pages = [...rows.values()].map((row) => {
      const category = row.categoryId === undefined ? undefined : rows.get(row.categoryId)
      const known = this.#pageOf.get(row)
      const page = known && known.category?.slug === category?.address.slug ? known : pageOf(row, category)
      const last = before.get(row.id)
      const isSame = last === page || (last && JSON.stringify(last) === JSON.stringify(page))
      const kept = last && isSame ? last : page
      this.#pageOf.set(row, kept)
      hasChanged ||= kept !== last
      return kept
    })
    return hasChanged ? pages : this.#pages
  }
}

const isSame = (ids: ReadonlySet<string>, others: ReadonlySet<string> | undefined) =>
  ids.size === others?.size && [...ids].every((id) => others.has(id))

const sayable = ({ text, ...finding }: StoredFinding): Finding => ({ ...finding, say: () => text[studioLanguage()] })

function pageOf({ id, title, isPublished, address }: Row, category: Row | undefined): Page {
  return {
    ...address,
    _id: id,
    ...(title && { title }),
    published: isPublished,
    category: category ? { slug: category.address.slug ?? {} } : null,
  }
}

/** Pages that no list shows. */
function unlinkedFindings({ type, categoryId, isPublished }: Row): Finding[] {
  const isInLists = typesInCategories.some((one) => one === type) ? categoryId !== undefined : type !== 'landingPage'
  if (isInLists || !isPublished) return []
  const say = () => t('No page or menu links here: visitors find it only by search or by its address.')
  return [{ kind: 'links', path: [], say }]
}
