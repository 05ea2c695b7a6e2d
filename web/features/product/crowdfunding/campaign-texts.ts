import type { Texts } from '#web/i18n/nb.ts'
import { someTexts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'

const keys = [
  'campaign',
  'campaignReserved',
  'campaignOfGoal',
  'campaignHeld',
  'campaignRemaining',
  'campaignBeyond',
  'campaignReached',
  'campaignDaysLeft',
  'campaignProgress',
  'campaignOpenOne',
  'campaignOpen',
  'campaignEnough',
  'campaignFinishedSuccess',
  'campaignFinishedNotEnough',
  'campaignError',
] as const

export type CampaignTexts = Pick<Texts<'product'>, (typeof keys)[number]>

/** Texts of a campaign's panel, for the browser. */
export function campaignTexts(lang: Language): CampaignTexts {
  return someTexts(lang, 'product', keys)
}
