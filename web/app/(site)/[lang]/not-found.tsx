import { lang as rootLang } from 'next/root-params'
import { translator } from '#web/i18n/translate.ts'
import { homeLink } from '#web/routing/fixed-links.ts'
import { defaultLanguage, isLanguage } from '#web/routing/languages.ts'
import styles from './not-found.module.css'

/**
 * Shown when a page finds its document gone although the proxy let the address pass, as in draft mode. Next sends this
 * along with every page, so it is kept small; visitors see the page under `page-not-found`.
 */
export default async function NotFound() {
  const value = await rootLang()
  const lang = isLanguage(value) ? value : defaultLanguage
  const t = translator(lang, 'notFound')
  return (
    <main id="main" tabIndex={-1} data-error className={styles.page}>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <a href={homeLink(lang)}>{translator(lang, 'errors')('backToFrontPage')}</a>
    </main>
  )
}
