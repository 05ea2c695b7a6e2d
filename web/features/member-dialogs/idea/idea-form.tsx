import { useState } from 'react'
import * as v from 'valibot'
import { ideaLimits } from '#web/domain/member/idea-limits.ts'
import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { pitchIdea } from '#web/services/backend/contracts/pitch-idea.ts'
import { uploadWith } from '#web/services/backend/upload.ts'
import { readDraft, writeDraft } from '#web/services/drafts/drafts.ts'
import { refreshSession } from '#web/services/session/session.ts'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import type { FormFailure } from '#web/ui/form/form-failure.ts'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextareaField } from '#web/ui/form/textarea-field.tsx'
import { failureText } from '../login/call-failure.ts'
import styles from './idea.module.css'
import type { IdeaTexts } from './idea-texts.ts'
import { PicturePicker } from './picture-picker.tsx'
import type { Pictures } from './use-pictures.ts'

/** Milliseconds that sending the pictures may take. */
const UPLOAD_TIMEOUT_MS = 60_000

type Props = {
  lang: Language
  texts: IdeaTexts
  pictures: Pictures
  onSent: () => void
  onSessionEnded: () => void
}

/**
 * Keys of the draft: its text, which survives a reload and the login, and the id under which just this idea was sent
 * before.
 */
const textKey = 'idea'
const idKey = 'idea-id'

const { min, max } = ideaLimits.content

/** R5.10; the server checks the same again (domain/member/idea.ts). */
const ideaSchema = v.object({
  content: v.pipe(v.string(), v.trim(), v.minLength(min, 'pitchIdeaContentRequired'), v.maxLength(max)),
})

export function IdeaForm({ lang, texts, pictures, onSent, onSessionEnded }: Props) {
  /** The sent part of the pictures, from 0 to 1; undefined while nothing is being sent. */
  const [sent, setSent] = useState<number>()

  async function send(text: string): Promise<FormFailure | undefined> {
    const images = (await pictures.whenRead()).map(({ dataUrl }) => dataUrl)
    // Sending it again after a lost response stores nothing twice.
    const id = readDraft(idKey) || crypto.randomUUID()
    writeDraft(idKey, id)
    setSent(0)
    const body = { id, content: text, images }
    const result = await callBackend<typeof pitchIdea>('POST /api/v1/community/idea', {
      body,
      lang,
      timeoutMs: UPLOAD_TIMEOUT_MS,
      send: uploadWith(setSent),
    })
    setSent(undefined)
    if (result.ok) {
      writeDraft(textKey, '')
      writeDraft(idKey, '')
      pictures.clear()
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
      messages={{ pitchIdeaContentRequired: texts.pitchIdeaContentRequired }}
      failedText={texts.login.failed}
      onSubmit={(values) => send(values.content)}
      onInput={({ target }) => {
        // With other words or pictures it is another idea.
        writeDraft(idKey, '')
        if (target instanceof HTMLTextAreaElement) writeDraft(textKey, target.value)
      }}
    >
      <p>{texts.text}</p>
      <TextareaField
        name="content"
        label={texts.content}
        required
        marksRequired={false}
        rows={6}
        maxLength={ideaLimits.content.max}
        defaultValue={readDraft(textKey)}
      />
      <PicturePicker texts={texts} value={pictures} sent={sent} onRemove={() => writeDraft(idKey, '')} />
      {sent !== undefined && <progress aria-label={texts.sending} value={sent} />}
      <FormAlert />
      <SubmitButton wide busyText={texts.busy}>
        {texts.submit}
      </SubmitButton>
    </Form>
  )
}
