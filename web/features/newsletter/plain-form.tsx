import { newsletterOutcomes } from '#web/domain/visitor/newsletter.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldLayout } from '#web/ui/form/field-layout.tsx'
import field from '#web/ui/form/form.module.css'
import styles from './newsletter.module.css'

const fieldId = 'newsletter-email'

/**
 * The form of the static page. Without scripts the server takes it and redirects back to the page, where the fragment
 * of the address selects the message. Looks like `NewsletterForm`, which takes its place when it is submitted.
 */
export function PlainForm({ lang, texts }: { lang: Language; texts: Texts<'newsletter'> }) {
  return (
    <form action="/api/newsletter" method="post" className={styles.form}>
      <input type="hidden" name="lang" value={lang} />
      <FieldLayout id={fieldId} label={texts.email} className={styles.field}>
        <input
          id={fieldId}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          className={field.control}
        />
      </FieldLayout>
      <Button type="submit" variant="accent">
        {texts.send}
      </Button>
      <div className={styles.message}>
        <p id={newsletterOutcomes.success} className={styles.afterReload}>
          {texts.success}
        </p>
        <p id={newsletterOutcomes.failed} className={styles.afterReload}>
          {texts.help}
        </p>
      </div>
    </form>
  )
}
