'use client'

import { useStore } from 'zustand'
import { bagState } from '#web/services/bag/bag-state.ts'

type Props = {
  /** By currency, ready to be read. */
  amounts: Readonly<Record<string, string>>
  /** The currency until the bag's is known. */
  usual: string
}

/** The campaign's threshold in the currency that the visitor pays in. */
export function CampaignAmount({ amounts, usual }: Props) {
  const currency = useStore(bagState, ({ bag }) => bag?.currency) || usual
  return <span data-missing={amounts[currency] === undefined || undefined}>{amounts[currency]}</span>
}
