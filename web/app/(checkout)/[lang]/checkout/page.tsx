import type { Metadata } from 'next'
import { pageLanguage } from '#web/app/page-language.ts'
import { loadSiteFrame } from '#web/content/pages.ts'
import { CheckoutNotices, CheckoutVoucher } from '#web/features/bag/bag-in-checkout.tsx'
import { Checkout } from '#web/features/checkout/checkout.tsx'
import { CheckoutFrame } from '#web/features/checkout/checkout-frame.tsx'
import { ReservedPurchase } from '#web/features/checkout/reserved/reserved-purchase.tsx'
import { texts, translator } from '#web/i18n/translate.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { fixedLink } from '#web/routing/fixed-links.ts'
import { isExcluded } from '#web/routing/site-pages.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = pageLanguage((await params).lang)
  return pageMetadata(lang, {
    title: translator(lang, 'checkout')('title'),
    paths: inBothLanguages((language) => fixedLink(language, 'checkout')),
    noIndex: isExcluded('checkout'),
  })
}

export default async function CheckoutPage({ params }: Props) {
  const lang = pageLanguage((await params).lang)
  const { settings } = await loadSiteFrame(lang)
  return (
    <CheckoutFrame lang={lang} shopName={settings?.shopName ?? null}>
      <ReservedPurchase lang={lang} texts={texts(lang, 'checkout')} />
      <Checkout
        lang={lang}
        texts={texts(lang, 'checkout')}
        bagTexts={texts(lang, 'bag')}
        paymentTexts={texts(lang, 'payment')}
        voucher={<CheckoutVoucher lang={lang} texts={texts(lang, 'bag')} />}
        notices={<CheckoutNotices texts={texts(lang, 'bag')} />}
      />
      <Hydrated />
    </CheckoutFrame>
  )
}
