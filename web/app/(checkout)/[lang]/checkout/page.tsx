import type { Metadata } from 'next'
import { fixedPageParams } from '#web/app/left-out-pages.ts'
import { pageLanguage } from '#web/app/page-language.ts'
import { loadSiteFrame } from '#web/content/pages.ts'
import { CheckoutNotices, CheckoutVoucher } from '#web/features/bag/bag-in-checkout.tsx'
import { Checkout } from '#web/features/checkout/checkout.tsx'
import { CheckoutFrame } from '#web/features/checkout/checkout-frame.tsx'
import { RefreshBag } from '#web/features/checkout/refresh-bag.tsx'
import { LazyReservedPurchase } from '#web/features/checkout/reserved/lazy-reserved-purchase.tsx'
import { texts, translator } from '#web/i18n/translate.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { fixedLink, shopLink } from '#web/routing/fixed-links.ts'
import { isExcluded } from '#web/routing/site-pages.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'
import { ArrowLink, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = fixedPageParams('checkout')

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
  const t = texts(lang, 'checkout')
  const toOrder = <ArrowLink href={fixedLink(lang, 'checkout/success')}>{t.toOrder}</ArrowLink>
  const empty = {
    level: 'h1',
    drawing: 'empty',
    heading: t.emptyTitle,
    link: { href: shopLink(lang), text: t.toShop },
  } as const
  return (
    <CheckoutFrame lang={lang} shopName={settings?.shopName ?? null}>
      <LazyReservedPurchase lang={lang} texts={t} />
      <Checkout
        lang={lang}
        texts={t}
        bagTexts={texts(lang, 'bag')}
        paymentTexts={texts(lang, 'payment')}
        voucher={<CheckoutVoucher lang={lang} texts={texts(lang, 'bag')} />}
        notices={<CheckoutNotices texts={texts(lang, 'bag')} />}
        instead={{
          empty: <EmptyState {...empty} sentence={t.emptyText} />,
          soldOut: <EmptyState level="h1" drawing="empty" heading={t.soldOutTitle} />,
          emptied: <EmptyState {...empty} sentence={t.emptiedText} />,
          paid: (
            <EmptyState {...empty} heading={t.paidTitle} sentence={t.paidText}>
              {toOrder}
            </EmptyState>
          ),
          ordered: (
            <EmptyState {...empty} sentence={t.orderedText}>
              {toOrder}
            </EmptyState>
          ),
          unreachable: (
            <EmptyState level="h1" drawing="error" heading={t.unreachableTitle} sentence={t.unreachableText}>
              <RefreshBag text={t.retry} />
            </EmptyState>
          ),
        }}
        toShop={<ButtonLink href={shopLink(lang)}>{t.toShop}</ButtonLink>}
      />
      <Hydrated />
    </CheckoutFrame>
  )
}
