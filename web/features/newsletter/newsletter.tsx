import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import styles from './newsletter.module.css'
import { NewsletterForm } from './newsletter-form.tsx'

/** The sign-up in the footer (docs/product/2 and docs/product/7). */
export function Newsletter({ lang }: { lang: Language }) {
  const t = translator(lang, 'newsletter')
  const texts = {
    email: t('email'),
    send: t('send'),
    sending: t('sending'),
    success: t('success'),
    error: t('error', { code: '{code}' }),
    help: t('help'),
  }
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">{t('heading')}</h2>
        <p>{t('text')}</p>
      </div>
      <NewsletterForm lang={lang} texts={texts} />
    </section>
  )
}
