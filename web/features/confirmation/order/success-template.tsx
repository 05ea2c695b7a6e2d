import type { SiteFrameQueryResult } from '#web/content/types.gen.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { someTexts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Seller } from '#web/ui/receipt/receipt.tsx'
import { SuccessView } from './success-view.tsx'

type Props = { lang: Language; seller: Seller; settings: SiteFrameQueryResult['settings'] }

const keys = [
  'successTitle',
  'loading',
  'noOrderTitle',
  'noOrderText',
  'failedTitle',
  'failedText',
  'retry',
  'toShop',
  'toAccount',
] as const

export type SuccessTexts = Pick<Texts<'confirmation'>, (typeof keys)[number]>

/** The confirmation of an order (R2.33): the same static page for everybody, which opens with the browser's own order only (R2.38). */
export function SuccessTemplate({ lang, seller, settings }: Props) {
  return (
    <SuccessView
      lang={lang}
      texts={someTexts(lang, 'confirmation', keys)}
      seller={seller}
      partner={settings?.treePlantingPartner ?? null}
    />
  )
}
