import { texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import styles from './newsletter.module.css'
import { NewsletterForm } from './newsletter-form.tsx'

/** The sign-up in the footer (docs/product/2 and docs/product/7). */
export function Newsletter({ lang }: { lang: Language }) {
  const newsletter = texts(lang, 'newsletter')
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">{newsletter.heading}</h2>
        <p>{newsletter.text}</p>
      </div>
      <NewsletterForm lang={lang} texts={newsletter} />
    </section>
  )
}
