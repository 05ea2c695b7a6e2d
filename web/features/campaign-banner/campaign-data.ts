/** The campaign banner of the site settings, its text in the page's language. */
export type CampaignData = {
  readonly active: boolean | null
  readonly text: string | null
  readonly thresholdNok: number | null
  readonly thresholdEur: number | null
}

/** Where an editor wants the sum of the visitor's currency in the text. */
export const amountPlace = '{amount}'
