import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'
import { filledLanguages, type LocalizedValue } from './localized.ts'

type Splash = { readonly active?: unknown; readonly title?: unknown; readonly [field: string]: unknown }

/** An active splash needs its texts in every language (docs/product/1). */
export function checkActiveSplash(splash: Splash | undefined, value: LocalizedValue | undefined): Verdict {
  return (
    !splash?.active || filledLanguages(value).length === 2 || t('Required in both languages while the splash is shown.')
  )
}

/** A title with `{day}` needs the day that replaces it. */
export function checkSplashDay(splash: Splash | undefined, day: string | undefined): Verdict {
  return (
    day !== undefined || !JSON.stringify(splash?.title ?? '').includes('{day}') || t('The title names {day}: enter it.')
  )
}
