import { useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { NETWORK_FAILURE } from '#web/services/centra/failure.ts'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import styles from './newsletter.module.css'
import { subscribe } from './subscribe.ts'

export type NewsletterTexts = Pick<Texts<'newsletter'>, 'email' | 'send' | 'sending' | 'success' | 'error' | 'help'>

type Props = {
  lang: Language
  texts: NewsletterTexts
  /** The submitted address; submitted again here when the form has taken the plain one's place. */
  email: string
  /** Whether the focus was on the button. */
  byButton: boolean
}

/**
 * The sign-up's request. Addresses are checked as browsers do, so that the form takes the same with and without
 * scripts.
 */
const newsletterSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.rfcEmail(), v.maxLength(254)),
})

export function NewsletterForm({ lang, texts, email: submitted, byButton }: Props) {
  const [state, setState] = useState<'idle' | 'sending' | 'success'>('idle')
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const form = place.current?.querySelector('form')
    const field = form?.querySelector('input')
    const focused = byButton ? form?.querySelector('button') : field
    focused?.focus()
    if (field) field.value = submitted
    form?.requestSubmit()
  }, [submitted, byButton])
  const failure = (code: number) => `${fillIn(texts.error, { code })}. ${texts.help}`

  return (
    <div ref={place}>
      <Form
        lang={lang}
        className={styles.form}
        loadSchema={async () => newsletterSchema}
        failedText={failure(NETWORK_FAILURE)}
        onSubmit={async ({ email }, form) => {
          setState('sending')
          const outcome = await subscribe(email, lang)
          setState(outcome === 'success' ? 'success' : 'idle')
          if (outcome !== 'success') return { message: failure(outcome.code) }
          form.reset()
        }}
      >
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
          <FormAlert />
        </div>
      </Form>
    </div>
  )
}
