'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fillIn } from '#web/lib/fill-in.ts'
import { mayLoadAgain } from '#web/lib/load-code.ts'
import { whenVisible } from '#web/lib/when-visible.ts'
import type { Language } from '#web/routing/languages.ts'
import { NETWORK_FAILURE } from '#web/services/centra/failure.ts'
import { rememberSeen } from '#web/services/local-state/remember-seen.ts'
import styles from './newsletter.module.css'
import type { NewsletterForm, NewsletterTexts } from './newsletter-form.tsx'

type Props = { lang: Language; texts: NewsletterTexts; children: ReactNode }
type Submitted = { readonly Form: typeof NewsletterForm; readonly email: string; readonly byButton: boolean }

const loadForm = () => import('./newsletter-form.tsx')

/**
 * Every page has the form in its footer and few visitors use it: the plain form is all there is until it is submitted.
 * Its code is loaded when it is focused. The field is not touched before, so that browsers can fill it in.
 */
export function LazyForm({ lang, texts, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [submitted, setSubmitted] = useState<Submitted>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => whenVisible(place.current, () => rememberSeen('hasSeenSignup')), [])
  useEffect(() => {
    const form = place.current?.querySelector('form')
    if (!form) return
    const until = new AbortController()
    // From now on the messages are ours.
    form.noValidate = true
    form.addEventListener('focusin', () => loadForm().catch(() => {}), { signal: until.signal })
    const submit = async (event: Event) => {
      event.preventDefault()
      setFailed(false)
      try {
        const { NewsletterForm: Form } = await loadForm()
        const email = new FormData(form).get('email')
        const byButton = document.activeElement?.tagName === 'BUTTON'
        setSubmitted({ Form, email: typeof email === 'string' ? email : '', byButton })
      } catch (error) {
        // The full load is that of the plain form, which the server takes, so that nothing typed is lost.
        if (mayLoadAgain(error)) form.submit()
        else setFailed(true)
      }
    }
    form.addEventListener('submit', submit, { signal: until.signal })
    return () => until.abort()
  }, [])

  if (submitted) return <submitted.Form lang={lang} texts={texts} {...submitted} />
  return (
    <div ref={place}>
      {children}
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {`${fillIn(texts.error, { code: NETWORK_FAILURE })}. ${texts.help}`}
        </p>
      )}
    </div>
  )
}
