import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { email, safeParse } from 'zod/mini'
import type { Language } from '#web/routing/languages.ts'
import { Button } from '#web/ui/button.tsx'
import type { BuyTexts } from './buy-texts.ts'
import { askForNotification } from './notify.ts'
import styles from './notify-form.module.css'

export type NotifyFormProps = {
  lang: Language
  /** The platform's item. */
  item: string
  /** The content's `centraId`. */
  product: string
  texts: BuyTexts['notifyForm']
}

type State = { kind: 'idle' | 'sending' | 'done' } | { kind: 'error'; text: string; isOfField: boolean }

/** One mail when the item is back. Errors show after an attempt to send only (docs/product/5). */
export function NotifyForm({ lang, item, product, texts }: NotifyFormProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const isOfField = state.kind === 'error' && state.isOfField

  useEffect(() => field.current?.focus(), [])

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (state.kind === 'sending') return
    const address = safeParse(email(), field.current?.value.trim())
    if (!address.success) {
      setState({ kind: 'error', text: texts.invalid, isOfField: true })
      field.current?.focus()
      return
    }
    setState({ kind: 'sending' })
    const answer = await askForNotification({ email: address.data, item, product, lang })
    setState(answer.ok ? { kind: 'done' } : { kind: 'error', text: answer.message ?? texts.failed, isOfField: false })
  }

  if (state.kind === 'done')
    return (
      <p role="status" className={styles.done}>
        {texts.done}
      </p>
    )
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-label={texts.title}>
      <label htmlFor={id}>{texts.email}</label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          required
          aria-invalid={isOfField || undefined}
          aria-describedby={state.kind === 'error' ? `${id}error` : undefined}
        />
        <Button type="submit">{state.kind === 'sending' ? texts.sending : texts.send}</Button>
      </div>
      <p id={`${id}error`} role="alert" className={styles.error}>
        {state.kind === 'error' && state.text}
      </p>
    </form>
  )
}
