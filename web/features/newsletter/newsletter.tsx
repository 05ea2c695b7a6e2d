import { texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { LazyForm } from './lazy-form.tsx'
import styles from './newsletter.module.css'
import { PlainForm } from './plain-form.tsx'

/** The sign-up in the footer (docs/product/2 and docs/product/7). */
export function Newsletter({ lang }: { lang: Language }) {
  const { heading, text, ...form } = texts(lang, 'newsletter')
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">{heading}</h2>
        <p>{text}</p>
      </div>
      <LazyForm lang={lang} texts={form}>
        <PlainForm lang={lang} texts={texts(lang, 'newsletter')} />
      </LazyForm>
    </section>
  )
}
