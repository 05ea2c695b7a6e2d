import { useState } from 'react'
import { ideaLimits } from '#web/domain/member/idea-limits.ts'
import type { Language } from '#web/routing/languages.ts'
import { pitchIdea } from '#web/services/backend/calls/pitch-idea.gen.ts'
import { dropIntent } from '#web/services/session/pending-intent.ts'
import { refreshSession } from '#web/services/session/session.ts'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import type { FormFailure } from '#web/ui/form/form-failure.ts'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextareaField } from '#web/ui/form/textarea-field.tsx'
import { failureText } from '../login/call-failure.ts'
import styles from './idea.module.css'
import { ideaSchema } from './idea-schema.ts'
import type { IdeaTexts } from './idea-texts.ts'
import { PicturePicker } from './picture-picker.tsx'
import type { Pictures } from './use-pictures.ts'

/** Milliseconds that sending the pictures may take. */
const UPLOAD_TIMEOUT_MS = 60_000

type Props = {
  lang: Language
  texts: IdeaTexts
  /** Sent with the idea, so that sending it again after a lost response stores nothing twice. */
  id: string
  content: string
  onContent: (content: string) => void
  pictures: Pictures
  onSent: () => void
  onSessionEnded: () => void
}

export function IdeaForm({ lang, texts, id, content, onContent, pictures, onSent, onSessionEnded }: Props) {
  const [isSending, setSending] = useState(false)

  async function send(text: string): Promise<FormFailure | undefined> {
    const images = (await pictures.whenRead()).map(({ dataUrl }) => dataUrl)
    setSending(true)
    const result = await pitchIdea({ body: { id, content: text, images }, lang, timeoutMs: UPLOAD_TIMEOUT_MS })
    setSending(false)
    if (result.ok) {
      dropIntent()
      onSent()
      return undefined
    }
    if (result.code === 'notLoggedIn') {
      await refreshSession()
      onSessionEnded()
      return undefined
    }
    return { message: failureText(result, texts.login) }
  }

  return (
    <Form
      lang={lang}
      className={styles.form}
      loadSchema={async () => ideaSchema}
      messages={texts}
      failedText={texts.login.failed}
      onSubmit={(values) => send(values.content)}
      onInput={({ target }) => target instanceof HTMLTextAreaElement && onContent(target.value)}
    >
      <p>{texts.text}</p>
      <TextareaField
        name="content"
        label={texts.content}
        required
        marksRequired={false}
        rows={6}
        maxLength={ideaLimits.content.max}
        defaultValue={content}
      />
      <PicturePicker texts={texts} value={pictures} />
      {isSending && <progress aria-label={texts.sending} />}
      <FormAlert />
      <SubmitButton wide busyText={texts.busy}>
        {texts.submit}
      </SubmitButton>
    </Form>
  )
}
