import type { SiteFrameQueryResult } from '#web/content/types.gen.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import { clean } from '#web/lib/stega-clean.ts'
import type { Language } from '#web/routing/languages.ts'
import { CampaignAmount } from './campaign-amount.tsx'
import styles from './campaign-banner.module.css'

type Settings = NonNullable<SiteFrameQueryResult['settings']>
type Campaign = NonNullable<Settings['campaignBanner']>

/** The place in an editor's text for the sum in the visitor's currency. */
const amountPlace = '{amount}'

type Props = {
  lang: Language
  settings: Settings | null
  edit?: EditAttribute | undefined
}

/**
 * The editors' campaign at the top of every page, while it is active (docs/product/9). Where the text says `{amount}`,
 * the threshold is in the visitor's currency; a campaign that has none for it is not shown to that visitor.
 */
export function CampaignBanner({ lang, settings, edit }: Props) {
  const banner = settings?.campaignBanner
  if (!settings || !banner?.active || !clean(banner.text)) return null
  const [before = '', after] = (banner.text ?? '').split(amountPlace)
  return (
    <p className={styles.banner} data-sanity={edit?.(settings, 'campaignBanner.text')}>
      {before}
      {after !== undefined && (
        <>
          <CampaignAmount amounts={amounts(lang, banner)} usual={lang === 'nb' ? 'NOK' : 'EUR'} />
          {after}
        </>
      )}
    </p>
  )
}

function amounts(lang: Language, { thresholdNok, thresholdEur }: Campaign): Readonly<Record<string, string>> {
  return {
    ...(thresholdNok !== null && { NOK: formatMoney(lang, { amount: thresholdNok, currency: 'NOK' }) }),
    ...(thresholdEur !== null && { EUR: formatMoney(lang, { amount: thresholdEur, currency: 'EUR' }) }),
  }
}
