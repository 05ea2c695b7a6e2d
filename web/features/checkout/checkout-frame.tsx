import type { ReactNode } from 'react'
import { texts } from '#web/i18n/translate.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { clean } from '#web/lib/stega-clean.ts'
import { homeLink, shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { Link } from '#web/ui/link.tsx'
import styles from './checkout-frame.module.css'

type Props = { lang: Language; shopName: string | null; children: ReactNode }

/** The way back, and nothing else to click. */
export function CheckoutFrame({ lang, shopName, children }: Props) {
  const t = texts(lang, 'checkout')
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link
          href={homeLink(lang)}
          className={styles.logo}
          aria-label={fillIn(t.toFrontPage, { shop: clean(shopName) ?? '' })}
        >
          {shopName}
        </Link>
        <Link href={shopLink(lang)} className={styles.back}>
          {t.toShop}
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
