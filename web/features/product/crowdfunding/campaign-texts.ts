import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'

/** Texts of a campaign's panel, for the browser; `{goal}` and `{count}` are filled in there. */
export function campaignTexts(lang: Language) {
  const t = translator(lang, 'product')
  return {
    title: t('campaign'),
    reserved: t('campaignReserved'),
    ofGoal: t('campaignOfGoal', { goal: '{goal}' }),
    remaining: t('campaignRemaining'),
    daysLeft: t('campaignDaysLeft'),
    progress: t('campaignProgress'),
    openOne: t('campaignOpenOne'),
    open: t('campaignOpen', { count: '{count}' }),
    enough: t('campaignEnough'),
    finishedSuccess: t('campaignFinishedSuccess'),
    finishedNotEnough: t('campaignFinishedNotEnough'),
    error: t('campaignError'),
  }
}

export type CampaignTexts = ReturnType<typeof campaignTexts>
