import { z } from 'zod'
import type { Page } from '#studio-plugins/link-guard/addresses.ts'
import { ownPath, targetOf } from '#studio-plugins/link-guard/link-targets.ts'
import type { Wanted } from '#studio-plugins/link-guard/pages-at.ts'
import type { LocalizedField } from '#studio-plugins/translations/localized-fields.ts'
import { plainText } from '#studio-plugins/translations/source-text.ts'
import { crowdfundingStatus } from '#web/domain/product/crowdfunding-status.ts'
import { languages } from '#web/routing/languages.ts'
import { type LinkableDocument, pageLink } from '#web/routing/links.ts'

/** A document as it is published, and as it will be. */
export type Change = { readonly before: Stored | null; readonly after: Stored }

export type Stored = { readonly _id: string; readonly _type: string; readonly [field: string]: unknown }

/** What an editor is asked about once before publishing. */
export type Warning =
  /** A typed link that the change adds, to no public page. */
  | { readonly kind: 'deadLink'; readonly address: string }
  /** A chosen page that the change adds and that is not published. */
  | { readonly kind: 'unpublishedPage'; readonly title: string }
  /** An address of the public page that the change takes away without another in its place. */
  | { readonly kind: 'lostAddress'; readonly address: string }
  /** Fields whose Norwegian changes and whose English stays. */
  | { readonly kind: 'olderEnglish'; readonly fields: readonly string[] }
  | { readonly kind: 'runningCampaign' }
  /** The lake could not be asked about links and addresses. */
  | { readonly kind: 'unchecked' }

/** The old address of a page and where it will lead. */
export type Redirect = { readonly from: string; readonly to: string }

const linkFields: ReadonlySet<string> = new Set(['href', 'url', 'to', 'linkNb', 'linkEn'])

/** Typed links within the shop, and ids of other documents, anywhere in a value. */
function linksIn(value: unknown, found = { addresses: new Set<string>(), ids: new Set<string>() }) {
  if (typeof value !== 'object' || value === null) return found
  for (const [name, member] of Object.entries(value)) {
    if (typeof member !== 'string') linksIn(member, found)
    else if (name === '_ref') found.ids.add(member)
    else if (linkFields.has(name) && member.startsWith('/')) found.addresses.add(member)
  }
  return found
}

function added({ before, after }: Change) {
  const [then, now] = [linksIn(before), linksIn(after)]
  const isNew = (known: ReadonlySet<string>) => (one: string) => !known.has(one)
  return {
    addresses: [...now.addresses].filter(isNew(then.addresses)),
    ids: [...now.ids].filter(isNew(then.ids)),
  }
}

const slugs = z.object({ nb: slug(), en: slug() }).partial().nullish().catch(null)
const linkable = z.object({
  _type: z.string(),
  slug: slugs,
  path: slugs,
  genders: z.array(z.string()).nullish().catch(null),
  category: z.object({ _ref: z.string() }).nullish().catch(null),
})

function slug() {
  return z.object({ current: z.string().nullish() }).nullish()
}

function toLinkable(document: Stored, pages: readonly Page[]): LinkableDocument {
  const { category, ...rest } = linkable.parse(document)
  return { ...rest, category: pages.find(({ _id }) => _id === category?._ref) ?? null }
}

/** The pages that have to be known where links or addresses change; undefined where none do. */
export function pagesToKnow(change: Change): Wanted | undefined {
  const { addresses, ids } = added(change)
  const isMoved = addressKey(change.before) !== addressKey(change.after)
  const categories = isMoved ? [change.before, change.after].flatMap((one) => (one && categoryOf(one)) ?? []) : []
  if (addresses.length + ids.length === 0 && !isMoved) return undefined
  return { ids: [...ids, ...categories], paths: addresses.flatMap((address) => ownPath(address) ?? []) }
}

const categoryOf = (document: Stored) => linkable.parse(document).category?._ref

function addressKey(document: Stored | null): string {
  return JSON.stringify(document && linkable.parse(document))
}

function movesOf({ before, after }: Change, pages: readonly Page[]) {
  if (!before) return []
  return languages.flatMap((language) => {
    const from = pageLink(language, toLinkable(before, pages))
    const to = pageLink(language, toLinkable(after, pages))
    return from && from !== to ? [{ from, to }] : []
  })
}

/** The redirects that the publication will write. */
export function redirectsOf(change: Change, pages: readonly Page[]): Redirect[] {
  return movesOf(change, pages).flatMap(({ from, to }) => (to ? [{ from, to }] : []))
}

/** Fields whose original changes and whose translation, which is there, does not. */
function olderEnglish({ before, after }: Change, fields: readonly LocalizedField[]): string[] {
  if (!before) return []
  const textOf = (document: Stored, field: LocalizedField, language: string) => plainText(document, field, language)
  return fields
    .filter((field) => {
      const english = textOf(after, field, 'en')
      const isChanged = textOf(before, field, 'nb') !== textOf(after, field, 'nb')
      return field.kind !== 'address' && isChanged && english !== '' && english === textOf(before, field, 'en')
    })
    .map(({ path }) => path)
}

const campaign = z.object({
  productState: z.literal('crowdFunding'),
  crowdfundingDate: z.string().nullish(),
})

/** Whether the published product is a campaign that has neither ended nor been decided. */
export function isRunningCampaign(document: Stored | null, now: Date): boolean {
  const { success, data } = campaign.safeParse(document)
  return success && crowdfundingStatus(data, { status: 'loaded', orderCount: 0 }, now) === 'running'
}

/** What publishing the change should be asked about; without `pages` links and addresses were not checked. */
export function warningsOf(
  change: Change,
  fields: readonly LocalizedField[],
  pages: readonly Page[] | undefined,
  now: Date,
): Warning[] {
  const { addresses, ids } = added(change)
  const older = olderEnglish(change, fields)
  const known = pages ?? []
  const unpublished = known.filter(({ _id, published }) => ids.includes(_id) && !published)
  const lost = pages ? movesOf(change, pages).filter(({ to }) => !to) : []
  return [
    ...(pages ? [] : [{ kind: 'unchecked' as const }]),
    ...addresses
      .filter((address) => pages && ['nothing', 'draft'].includes(targetOf(address, pages)))
      .map((address) => ({ kind: 'deadLink' as const, address })),
    ...unpublished.map(({ _id, title }) => ({ kind: 'unpublishedPage' as const, title: title ?? _id })),
    ...lost.map(({ from }) => ({ kind: 'lostAddress' as const, address: from })),
    ...(older.length > 0 ? [{ kind: 'olderEnglish' as const, fields: older }] : []),
    ...(isRunningCampaign(change.before, now) ? [{ kind: 'runningCampaign' as const }] : []),
  ]
}
