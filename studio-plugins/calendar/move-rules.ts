import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import type { Item } from './items.ts'
import type { OwnText } from './norwegian.ts'
import type { When } from './when.ts'

type Circumstances = { readonly now: Date; readonly mayWrite: boolean }

/** Why an item cannot be moved at all; undefined for one that can. */
export function whyFixed({ source }: Item, { now, mayWrite }: Circumstances): OwnText | undefined {
  if (!mayWrite) return 'You may look at the calendar, but not change it.'
  if (source.type === 'past') return 'It has been published.'
  if (source.type === 'lastDay' && source.published && source.published < osloDayOf(now))
    return 'The campaign has ended. Only the product’s form begins it again.'
  return undefined
}

/** Why an item cannot be moved to a time; undefined where it can. */
export function whyNot(item: Item, to: When, circumstances: Circumstances): OwnText | undefined {
  const fixed = whyFixed(item, circumstances)
  if (fixed) return fixed
  const { now } = circumstances
  switch (to.type) {
    case 'moment':
      return Date.parse(to.at) > +now ? undefined : 'A release cannot be published in the past.'
    case 'day':
      if (to.day >= osloDayOf(now)) return undefined
      return item.kind === 'campaign'
        ? 'A campaign cannot end in the past.'
        : 'A delivery cannot be moved into the past.'
    case 'span':
      if (!to.from || !to.to || Date.parse(to.to) > Date.parse(to.from)) return undefined
      return 'The end has to be after the beginning.'
  }
}

/** What becomes of a moved item. */
export function afterMove({ source }: Item): OwnText {
  switch (source.type) {
    case 'release':
      return source.isScheduled ? 'It is published at the new time.' : 'Its planned time is changed.'
    case 'delivery':
      return 'Shoppers see the new date within a minute.'
    default:
      return 'Saved in the draft: publish it when you are done.'
  }
}
