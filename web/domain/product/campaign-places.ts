import type { Campaign } from './crowdfunding-status.ts'

/** Where editors have set no other number. */
export const DEFAULT_PER_PERSON = 5

type Maxima = Pick<Campaign, 'crowdfundingMax' | 'crowdfundingMaxPerPerson'>

/** How many garments of a campaign one person can reserve, and a bag can hold (R1.09). */
export function mostPerPerson(campaign: Maxima | undefined): number {
  const most = campaign?.crowdfundingMaxPerPerson || DEFAULT_PER_PERSON
  return campaign?.crowdfundingMax ? Math.min(most, campaign.crowdfundingMax) : most
}

type HeldLine = {
  readonly centraId: string
  readonly itemId: string
  readonly quantity: number
  readonly agreedQuantity?: number
  readonly isGone?: boolean
}

/** How many of an item a bag may hold so that all sizes and colours of its campaign stay within `most`. */
export function placesForItem(
  { centraId, itemId }: Pick<HeldLine, 'centraId' | 'itemId'>,
  lines: readonly HeldLine[],
  most: number,
): number {
  const others = lines.filter((line) => line.centraId === centraId && line.itemId !== itemId)
  const held = others.filter((line) => !line.isGone && !line.agreedQuantity)
  return Math.max(
    0,
    held.reduce((left, { quantity }) => left - quantity, most),
  )
}
