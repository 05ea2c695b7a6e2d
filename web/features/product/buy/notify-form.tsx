import { useState } from 'react'
import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { subscribeToStock } from '#web/services/backend/contracts/subscribe-to-stock.ts'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { formFailure } from '#web/ui/form/form-failure.ts'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { BuyTexts } from './buy-texts.ts'
import styles from './notify-form.module.css'

export type NotifyFormProps = {
  lang: Language
  itemId: string
  centraId: string
  texts: BuyTexts
}

/** Signs up for one mail when the item is back in stock. */
export function NotifyForm({ lang, itemId, centraId, texts }: NotifyFormProps) {
  const [isDone, setDone] = useState(false)
  if (isDone)
    return (
      <p ref={focus} tabIndex={-1} className={styles.done}>
        {texts.notifyDone}
      </p>
    )
  return (
    <Form
      lang={lang}
      className={styles.form}
      aria-label={texts.notifyTitle}
      loadSchema={loadSchema}
      failedText={texts.sendFailed}
      onSubmit={async ({ email }) => {
        const result = await callBackend<typeof subscribeToStock>('POST /api/v1/stock-notifications', {
          body: { email, itemId, centraId, lang },
        })
        if (!result.ok) return formFailure({ message: result.message ?? texts.sendFailed })
        setDone(true)
      }}
    >
      <TextField
        name="email"
        type="email"
        label={texts.email}
        required
        marksRequired={false}
        autoFocus
        autoComplete="email"
        nextTo={<SubmitButton busyText={texts.sending}>{texts.notifySend}</SubmitButton>}
      />
      <FormAlert />
    </Form>
  )
}

/** The button that had the focus is gone; screen readers read what is focused. */
function focus(message: HTMLElement | null): void {
  message?.focus()
}

const loadSchema = async () => (await import('./notify-schema.ts')).notifySchema
