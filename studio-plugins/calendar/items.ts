import type { CalendarDay } from '#web/domain/oslo-calendar.ts'
import type { PreorderEntry } from '#web/domain/product/preorder-entry.ts'
import type { OwnText } from './norwegian.ts'
import type { When } from './when.ts'

export const kinds = ['release', 'scheduledDocument', 'campaign', 'delivery', 'splash', 'banner'] as const
export type Kind = (typeof kinds)[number]

/** What a click on an item opens. */
export type Target =
  | { readonly type: 'release'; readonly name: string }
  | { readonly type: 'document'; readonly id: string; readonly documentType: string; readonly release?: string }
  /** A place in a tool of the Studio. */
  | { readonly type: 'tool'; readonly path: string }

/** Where an item's time is stored. */
export type Source =
  | { readonly type: 'release'; readonly name: string; readonly isScheduled: boolean }
  /** A day in a field; `published` is the one that visitors have. */
  | { readonly type: 'lastDay'; readonly id: string; readonly field: string; readonly published?: CalendarDay }
  | { readonly type: 'window'; readonly id: string; readonly from: string; readonly to: string }
  | { readonly type: 'delivery'; readonly entries: ReadonlyMap<string, PreorderEntry> }
  /** Nowhere that can be changed. */
  | { readonly type: 'past' }

export type Item = {
  readonly id: string
  readonly kind: Kind
  readonly title: string
  readonly when: When
  /** For example “Planned”. */
  readonly state?: OwnText
  readonly target: Target
  readonly source: Source
}

/** The name of each kind. */
export const kindNames = {
  release: 'Release',
  scheduledDocument: 'Scheduled document',
  campaign: 'Last day of a campaign',
  delivery: 'Delivery',
  splash: 'Splash',
  banner: 'Banner',
} as const satisfies Record<Kind, OwnText>

/** The name of each kind as a filter. */
export const kindFilters = {
  release: 'Releases',
  scheduledDocument: 'Scheduled documents',
  campaign: 'Campaigns',
  delivery: 'Deliveries',
  splash: 'Splashes',
  banner: 'Banners',
} as const satisfies Record<Kind, OwnText>

/** A colour of each kind; its texts have the Studio's own. */
export const kindColours: Readonly<Record<Kind, string>> = {
  release: '#7c5cff',
  scheduledDocument: '#2f7df6',
  campaign: '#1f9d55',
  delivery: '#d08700',
  splash: '#e0397f',
  banner: '#0e9bb0',
}
