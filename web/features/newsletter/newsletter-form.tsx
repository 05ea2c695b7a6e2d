'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { newsletterOutcomes } from '#web/domain/visitor/newsletter.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { whenSeen } from '#web/lib/when-seen.ts'
import type { Language } from '#web/routing/languages.ts'
import { rememberSeen } from '#web/services/local-state/remember-seen.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './newsletter.module.css'

type Props = {
  lang: Language
  /** `{code}` in `error` stands for the code. */
  texts: Readonly<Record<'email' | 'send' | 'sending' | 'success' | 'error' | 'help', string>>
}

type State = 'idle' | 'busy' | 'success' | { readonly code: number }

/**
 * A plain form until scripts run: the server then takes it and comes back to the page, whose message is chosen by the address' fragment.
 * What sends it from here is loaded when somebody turns to the field.
 */
export function NewsletterForm({ lang, texts }: Props) {
  const [state, setState] = useState<State>('idle')
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => whenSeen(place.current, () => rememberSeen('hasSeenSignup')), [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = new FormData(form).get('email')
    if (state === 'busy' || typeof email !== 'string' || !email.trim()) return
    setState('busy')
    const outcome = await send(email.trim(), lang)
    if (outcome === 'success') form.reset()
    setState(outcome)
  }

  return (
    <form
      ref={place}
      action="/api/newsletter"
      method="post"
      className={styles.form}
      onSubmit={submit}
      aria-busy={state === 'busy'}
    >
      <input type="hidden" name="lang" value={lang} />
      <label className={styles.field}>
        <span>{texts.email}</span>
        <input type="email" name="email" required maxLength={254} autoComplete="email" onFocus={loadSubscribe} />
      </label>
      <Button type="submit" variant="accent" aria-disabled={state === 'busy'}>
        {texts.send}
      </Button>
      <p role="status" className={styles.message}>
        {messageFor(state, texts)}
      </p>
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
    </form>
  )
}

const loadSubscribe = () => import('./subscribe.ts')

async function send(email: string, lang: Language): Promise<State> {
  try {
    const { subscribe } = await loadSubscribe()
    return await subscribe(email, lang)
  } catch {
    // Its code could not be loaded: there is no connection.
    return { code: 599 }
  }
}

function messageFor(state: State, texts: Props['texts']): string {
  if (state === 'idle') return ''
  if (state === 'busy') return texts.sending
  if (state === 'success') return texts.success
  return `${fillIn(texts.error, { code: state.code })}. ${texts.help}`
}
