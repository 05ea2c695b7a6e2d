import { shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import type { BagTexts } from '../bag-texts.ts'
import styles from './empty-bag.module.css'

/** An empty message and the way to all products (docs/product/2). */
export function EmptyBag({ lang, texts }: { lang: Language; texts: BagTexts['empty'] }) {
  return (
    <div className={styles.empty}>
      <Drawing name="empty" />
      <h3>{texts.title}</h3>
      <p>{texts.text}</p>
      <ButtonLink href={shopLink(lang)}>{texts.allProducts}</ButtonLink>
    </div>
  )
}
