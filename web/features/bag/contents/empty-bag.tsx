import type { Texts } from '#web/i18n/nb.ts'
import { shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import styles from './empty-bag.module.css'

/** An empty message and a link to all products (docs/product/2). */
export function EmptyBag({ lang, texts }: { lang: Language; texts: Texts<'bag'> }) {
  return (
    <div className={styles.empty}>
      <Drawing name="empty" />
      <h3>{texts.emptyTitle}</h3>
      <p>{texts.emptyText}</p>
      <ButtonLink href={shopLink(lang)}>{texts.allProducts}</ButtonLink>
    </div>
  )
}
