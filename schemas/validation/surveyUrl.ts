import { t } from '../norwegian.ts'
import type { LocalizedValue } from './localized.ts'

/** Surveys are on other sites, so their addresses begin with https. */
export function isSurveyUrl(value: LocalizedValue | undefined) {
  const problems = (['nb', 'en'] as const).filter((language) => {
    const address = value?.[language]
    return typeof address === 'string' && address !== '' && !(URL.canParse(address) && /^https:\/\//i.test(address))
  })
  return (
    problems.length === 0 ||
    problems.map((language) => ({ path: [language], message: t('Write a whole address that begins with https://.') }))
  )
}
