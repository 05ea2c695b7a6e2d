import type { ReactNode } from 'react'
import type { Language } from '../../routing/languages.ts'
import { homeLink, shopLink } from '../../routing/links.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './server-error-template.module.css'

type Props = {
  lang: Language
  texts: { title: string; sentence: string; tryAgain: string; frontPage: string; allProducts: string }
  /** A button that reloads; without it a link to this very page does. */
  tryAgain?: ReactNode
}

/**
 * Something broke: try again, the front page, all products (specification section 2). Usable inside a client error
 * boundary: its links are plain anchors, because the router itself may be what broke.
 */
export function ServerErrorTemplate({ lang, texts, tryAgain }: Props) {
  return (
    <EmptyState level="h1" drawing="storm" heading={texts.title} sentence={texts.sentence}>
      {tryAgain ?? <a href="">{texts.tryAgain}</a>}
      <p className={styles.ways}>
        <a href={`${homeLink(lang)}/`}>{texts.frontPage}</a>
        <a href={shopLink(lang)}>{texts.allProducts}</a>
      </p>
    </EmptyState>
  )
}
