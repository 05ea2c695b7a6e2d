import type { Campaign } from './crowdfunding-status.ts'

/** Most garments that one person can reserve, unless editors have set another number. */
export const DEFAULT_PER_PERSON = 5

type Maxima = Pick<Campaign, 'crowdfundingMax' | 'crowdfundingMaxPerPerson'>

/** How many garments of a campaign one person can reserve, and a bag can hold (R1.09). */
export function maxPerPerson(campaign: Maxima | undefined): number {
  const most = campaign?.crowdfundingMaxPerPerson || DEFAULT_PER_PERSON
  return campaign?.crowdfundingMax ? Math.min(most, campaign.crowdfundingMax) : most
}

type CampaignLine = {
  readonly centraId: string
  readonly itemId: string
  readonly quantity: number
  /** Reserved before and bought now: its place is taken already (`BagLine`). */
  readonly agreedQuantity?: number
  readonly isGone?: boolean
}

/** How many pieces of an item a bag may hold: all items of its campaign together are limited to `most`. */
export function placesForItem(
  { centraId, itemId }: Pick<CampaignLine, 'centraId' | 'itemId'>,
  lines: readonly CampaignLine[],
  most: number,
): number {
  const others = lines.filter((line) => line.centraId === centraId && line.itemId !== itemId)
  const counted = others.filter((line) => !line.isGone && !line.agreedQuantity)
  return Math.max(
    0,
    counted.reduce((left, { quantity }) => left - quantity, most),
  )
}
