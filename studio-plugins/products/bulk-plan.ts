import type { SanityDocument } from 'sanity'
import { productStateOptions } from '#schemas/documents/productStates.ts'
import { optionText } from '#schemas/norwegian.ts'
import { isSame } from '../deep-equal.ts'
import { t } from './norwegian.ts'

/** The draft and the published version of a document. */
export type Pair = {
  /** Without `drafts.`. */
  readonly id: string
  readonly draft: SanityDocument | undefined
  readonly published: SanityDocument | undefined
}

export type Change =
  | {
      readonly kind: 'set'
      readonly field: 'productState' | 'clothingType'
      readonly value: unknown
      readonly title: string
    }
  | { readonly kind: 'publish' }

/** The effect of a change on one product. */
export type Plan = {
  readonly pair: Pair
  readonly name: string
  /** `impossible`: invalid or not allowed. `nothing`: the product has the value already. */
  readonly verdict: 'change' | 'nothing' | 'impossible'
  readonly words: string
  /** Why the draft could not be published afterwards; empty when it could. */
  readonly problems: readonly string[]
}

/** The result of checking one product before a change. */
type Findings = {
  /** Whether the editor's role allows the change. */
  readonly isAllowed: boolean
  /** Errors of the document as it would be. */
  readonly problems: readonly string[]
}

/** The changed draft, or the document to publish; undefined if there is nothing to change. */
export function changedDocument({ id, draft, published }: Pair, change: Change): SanityDocument | undefined {
  if (change.kind === 'publish') return draft
  const current = draft ?? published
  if (!current || isSame(fieldValue(current, change.field), change.value)) return undefined
  return { ...current, _id: `drafts.${id}`, [change.field]: change.value }
}

/** Plans a change of one product. `titles`: of clothing types, by id. */
export function planOf(
  pair: Pair,
  change: Change,
  { isAllowed, problems }: Findings,
  titles: ReadonlyMap<string, string>,
): Plan {
  const current = pair.draft ?? pair.published
  const plan = { pair, name: nameOf(current), problems: [] }
  if (!changedDocument(pair, change)) return { ...plan, verdict: 'nothing', words: nothingToDo(pair, change) }
  if (!isAllowed) return { ...plan, verdict: 'impossible', words: t('Your role does not allow this') }
  if (change.kind === 'publish') {
    if (problems.length > 0) return { ...plan, verdict: 'impossible', words: problems.join(' ') }
    return {
      ...plan,
      verdict: 'change',
      words: pair.published ? t('Publishes the changes') : t('Published for the first time'),
    }
  }
  const before = titleOf(fieldValue(current, change.field), titles) || t('empty')
  return { ...plan, verdict: 'change', words: `${before} → ${change.title}`, problems }
}

function nothingToDo({ draft, published }: Pair, change: Change): string {
  if (change.kind === 'publish') return t('Has no unpublished changes')
  return draft || published ? t('Already {title}', { title: change.title }) : t('No longer exists')
}

export function nameOf(document: SanityDocument | undefined): string {
  const { nb, en }: { nb?: unknown; en?: unknown } = Object(document?.title)
  return [nb, en].find((name): name is string => typeof name === 'string' && name !== '') ?? t('Unnamed product')
}

export function fieldValue(document: SanityDocument | undefined, field: string): unknown {
  return document && Reflect.get(document, field)
}

function titleOf(value: unknown, titles: ReadonlyMap<string, string>): string {
  if (typeof value === 'string') return optionText(productStateOptions, value) ?? value
  const reference: unknown = Object(value)._ref
  return typeof reference === 'string' ? (titles.get(reference) ?? reference) : ''
}
