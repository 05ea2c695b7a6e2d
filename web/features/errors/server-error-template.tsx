import type { Language } from '../../routing/languages.ts'
import { homeLink, shopLink } from '../../routing/links.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ReloadButton } from './reload-button.tsx'
import styles from './server-error-template.module.css'

type Props = {
  lang: Language
  texts: { title: string; sentence: string; tryAgain: string; frontPage: string; allProducts: string }
}

/**
 * Something broke: try again, the front page, all products (specification section 2). Usable inside a client error
 * boundary: its links are plain anchors, because the router itself may be what broke.
 */
export function ServerErrorTemplate({ lang, texts }: Props) {
  return (
    <EmptyState level="h1" drawing="error" heading={texts.title} sentence={texts.sentence}>
      <ReloadButton text={texts.tryAgain} />
      <p className={styles.ways}>
        <a href={`${homeLink(lang)}/`}>{texts.frontPage}</a>
        <a href={shopLink(lang)}>{texts.allProducts}</a>
      </p>
    </EmptyState>
  )
}
