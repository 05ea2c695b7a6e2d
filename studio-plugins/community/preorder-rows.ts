import { itemNumberOf } from '#web/domain/product/item-number.ts'
import { isSameEntry, type PreorderEntry, preorderEntrySchema } from '#web/domain/product/preorder-entry.ts'
import type { StaffAction } from '#web/domain/staff/staff-action.ts'
import type { Item } from '../commerce/platform.ts'
import type { ActionChange } from './changes.ts'
import { t } from './norwegian.ts'

/** What can be preordered, by item number. */
export type Entries = ReadonlyMap<string, PreorderEntry>

/** A row of the table as it is typed. */
export type Typed = { readonly stock: string; readonly nextDeliveryStock: string; readonly deliveryDate: string }

export const typedOf = (entry: PreorderEntry | undefined): Typed => ({
  stock: entry ? `${entry.stock}` : '',
  nextDeliveryStock: entry ? `${entry.nextDeliveryStock}` : '',
  deliveryDate: entry?.deliveryDate ?? '',
})

type Read = { readonly entry: PreorderEntry | null } | { readonly problem: string }

/** The entry that was typed; null for an empty row, which means that the item cannot be preordered. */
export function readTyped({ stock, nextDeliveryStock, deliveryDate }: Typed): Read {
  if (stock === '' && nextDeliveryStock === '' && deliveryDate === '') return { entry: null }
  const counts = [stock, nextDeliveryStock].map((text) => (/^\d+$/.test(text.trim()) ? Number(text) : undefined))
  const [left, next] = counts
  if (left === undefined || next === undefined) return { problem: t('Both numbers must be whole numbers.') }
  const entry = { stock: left, nextDeliveryStock: next, deliveryDate: deliveryDate || null }
  const parsed = preorderEntrySchema.safeParse(entry)
  if (parsed.success) return { entry: parsed.data }
  const isDate = parsed.error.issues.some(({ path }) => path[0] === 'deliveryDate')
  return { problem: isDate ? t('The date is not valid.') : t('The number is too large.') }
}

/** What an editor should know about an entry that is valid. */
export function warningOf(entry: PreorderEntry | undefined, today: string): string | undefined {
  if (!entry) return undefined
  if (entry.deliveryDate !== null && entry.deliveryDate < today) return t('The delivery date has passed.')
  return undefined
}

/** The number of an item; undefined where the platform's id has another form, which cannot be preordered. */
export function numberOf({ itemId }: Item): string | undefined {
  try {
    return itemNumberOf(itemId)
  } catch {
    return undefined
  }
}

type Wanted = ReadonlyMap<string, PreorderEntry | null>

/** The actions that set the entries which differ, and what they do to the table. */
export function setEntries(
  entries: Entries,
  wanted: Wanted,
  newId: () => string,
): ActionChange<Entries> & { readonly actions: readonly StaffAction[] } {
  const differing = [...wanted].filter(([number, entry]) => !isSameEntry(entries.get(number) ?? null, entry))
  const set =
    (wantedOf: (number: string, entry: PreorderEntry | null) => PreorderEntry | null) =>
    (before: Entries, only?: ReadonlySet<string>): Entries => {
      const after = new Map(before)
      for (const [number, entry] of differing) {
        if (only && !only.has(number)) continue
        const value = wantedOf(number, entry)
        if (value) after.set(number, value)
        else after.delete(number)
      }
      return after
    }
  return {
    actions: differing.map(([targetId, entry]) => ({
      id: newId(),
      type: 'setPreorderEntry',
      targetKind: 'item',
      targetId,
      expected: entries.get(targetId) ?? null,
      entry,
    })),
    change: set((_, entry) => entry),
    revert: set((number) => entries.get(number) ?? null),
  }
}
