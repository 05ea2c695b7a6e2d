import type { ShownWindow } from '#web/domain/content/shown-window.ts'
import { t } from '../norwegian.ts'

/** Orders above these sums are sent free of charge (docs/product/9). */
const freeShippingThreshold = { nok: 1900, eur: 190 } as const

export type CampaignBanner = ShownWindow & {
  readonly active?: boolean
  readonly thresholdNok?: number
  readonly thresholdEur?: number
}

type BannerProblem = { readonly field: keyof CampaignBanner; readonly message: string }

/** Warns when an active banner has another threshold than the shipping rule (docs/product/9). */
export function campaignBannerWarnings(banner: CampaignBanner | undefined): BannerProblem[] {
  if (!banner?.active) return []
  const compare = (field: 'thresholdNok' | 'thresholdEur', currency: 'NOK' | 'EUR', rule: number): BannerProblem[] => {
    const promised = banner[field]
    if (promised === undefined || promised === rule) return []
    const message = t('The banner says {promised} {currency}, but shipping is free above {rule} {currency}.', {
      promised,
      currency,
      rule,
    })
    return [{ field, message }]
  }
  return [
    ...compare('thresholdNok', 'NOK', freeShippingThreshold.nok),
    ...compare('thresholdEur', 'EUR', freeShippingThreshold.eur),
  ]
}
