import { type OwnText, t } from './norwegian.ts'
import type { Kind } from './types.ts'

const names = {
  links: 'Links',
  pictures: 'Pictures',
  headings: 'Headings',
  empty: 'Empty blocks',
  titles: 'Titles',
  platform: 'Products and Centra',
  campaigns: 'Campaigns that end',
} as const satisfies Record<Kind, OwnText>

/** The name of a kind in the editor's language. */
export const kindName = (kind: Kind): string => t(names[kind])

/** How many findings a document has. */
export const countText = (count: number): string =>
  count === 1 ? t('1 thing to look at') : t('{count} things to look at', { count })
