import { translator } from '../i18n/translate.ts'
import type { Language } from '../routing/languages.ts'
import styles from './skip-link.module.css'

/** The first link in the tab order: skips the header, to `<main id="main">`. */
export function SkipLink({ lang }: { lang: Language }) {
  return (
    <a href="#main" className={styles.skip}>
      {translator(lang, 'common')('skipToContent')}
    </a>
  )
}
