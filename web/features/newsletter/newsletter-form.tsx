'use client'

import { useEffect, useRef, useState } from 'react'
import { newsletterOutcomes } from '#web/domain/visitor/newsletter.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { whenSeen } from '#web/lib/when-seen.ts'
import type { Language } from '#web/routing/languages.ts'
import { networkFailure } from '#web/services/centra/failure.ts'
import { rememberSeen } from '#web/services/local-state/remember-seen.ts'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import styles from './newsletter.module.css'

type Props = { lang: Language; texts: Texts<'newsletter'> }

/**
 * A plain form until scripts run: the server then takes it and redirects back to the page, where the fragment of the address
 * selects the message.
 */
export function NewsletterForm({ lang, texts }: Props) {
  const [state, setState] = useState<'idle' | 'sending' | 'success'>('idle')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => whenSeen(place.current, () => rememberSeen('hasSeenSignup')), [])
  const failure = (code: number) => `${fillIn(texts.error, { code })}. ${texts.help}`

  return (
    <div ref={place}>
      <Form
        lang={lang}
        action="/api/newsletter"
        method="post"
        className={styles.form}
        loadSchema={loadSchema}
        failedText={failure(networkFailure)}
        onSubmit={async ({ email }, form) => {
          setState('sending')
          const outcome = await subscribe(email, lang).catch(() => ({ code: networkFailure }))
          setState(outcome === 'success' ? 'success' : 'idle')
          if (outcome !== 'success') return { message: failure(outcome.code) }
          form.reset()
        }}
      >
        <input type="hidden" name="lang" value={lang} />
        <TextField
          name="email"
          type="email"
          label={texts.email}
          required
          marksRequired={false}
          maxLength={254}
          autoComplete="email"
          className={styles.field}
        />
        <SubmitButton variant="accent">{texts.send}</SubmitButton>
        <div className={styles.message}>
          <p role="status">
            {state === 'sending' && texts.sending}
            {state === 'success' && texts.success}
          </p>
          <FormAlert className={styles.alert} />
        </div>
        {state === 'idle' && (
          <>
            <p id={newsletterOutcomes.success} className={styles.afterReload}>
              {texts.success}
            </p>
            <p id={newsletterOutcomes.failed} className={styles.afterReload}>
              {texts.help}
            </p>
          </>
        )}
      </Form>
    </div>
  )
}

const loadSchema = async () => (await import('./newsletter-schema.ts')).newsletterSchema

async function subscribe(email: string, lang: Language): Promise<'success' | { code: number }> {
  const module = await import('./subscribe.ts')
  return module.subscribe(email, lang)
}
