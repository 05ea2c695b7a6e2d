import { itemNumberOf } from '#web/domain/product/item-number.ts'
import type { PreorderEntry } from '#web/domain/product/preorder-entry.ts'
import type { Delivered } from './calendar-query.ts'
import type { Item } from './items.ts'
import { t } from './norwegian.ts'

/** An item of the commerce platform: a size of a product. */
export type PlatformItem = { readonly itemId: string; readonly centraId: string }

/** What can be preordered, by item number. */
export type Entries = ReadonlyMap<string, PreorderEntry>

type Known = {
  readonly entries: Entries
  readonly delivered: readonly Delivered[]
  /** Undefined where the platform is not known, or does not respond. */
  readonly platformItems: readonly PlatformItem[] | undefined
  /** The tool's place in which deliveries are edited. */
  readonly tool: string
}

/**
 * The deliveries: one for each product and day, with the sizes that come. Without the platform nobody knows which
 * product a size belongs to, so there is one for each day.
 */
export function deliveryItems({ entries, delivered, platformItems, tool }: Known): readonly Item[] {
  if (!platformItems) return itemsOf('all', t('Sizes that are preordered'), entries, tool)
  return delivered.flatMap(({ id, title, number }) => {
    const numbers = platformItems.filter(({ centraId }) => centraId === number).map(numberOf)
    const own = new Map([...entries].filter(([item]) => numbers.includes(item)))
    return itemsOf(id, title, own, tool)
  })
}

function itemsOf(id: string, title: string, entries: Entries, path: string): Item[] {
  const byDay = Map.groupBy(entries, ([, { deliveryDate }]) => deliveryDate)
  return [...byDay].flatMap(([day, some]): Item[] =>
    day === null
      ? []
      : [
          {
            id: `delivery:${id}:${day}`,
            kind: 'delivery',
            title,
            when: { type: 'day', day },
            target: { type: 'tool', path },
            source: { type: 'delivery', entries: new Map(some) },
          },
        ],
  )
}

/** Undefined for an id of another form, which cannot be preordered. */
function numberOf({ itemId }: PlatformItem): string | undefined {
  try {
    return itemNumberOf(itemId)
  } catch {
    return undefined
  }
}
