import type { SiteFrameQueryResult } from '#web/content/types.gen.ts'
import { someTexts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Seller } from '#web/ui/receipt/receipt.tsx'
import { successKeys } from './success-texts.ts'
import { SuccessView } from './success-view.tsx'

type Props = { lang: Language; seller: Seller; settings: SiteFrameQueryResult['settings'] }

/**
 * The confirmation of an order (R2.33): the same static page for everybody, which opens with the browser's own order
 * only (R2.38).
 */
export function SuccessTemplate({ lang, seller, settings }: Props) {
  return (
    <SuccessView
      lang={lang}
      texts={someTexts(lang, 'confirmation', successKeys)}
      seller={seller}
      partner={settings?.treePlantingPartner ?? null}
    />
  )
}
