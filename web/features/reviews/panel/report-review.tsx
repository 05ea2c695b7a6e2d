import { useEffect, useRef, useState } from 'react'
import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { reportReview } from '#web/services/backend/contracts/report-review.ts'
import { asMember } from '#web/services/session/as-member.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { formFailure } from '#web/ui/form/form-failure.ts'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextareaField } from '#web/ui/form/textarea-field.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { ReviewTexts } from '../review-texts.ts'
import styles from '../reviews.module.css'

type Props = {
  lang: Language
  texts: ReviewTexts
  reviewId: string
  /** The author's name, for the accessible name of the button. */
  name: string
  /** The reader comes back from the login to report it. */
  isResumed: boolean
}

/** A button that opens a form in which a member tells the shop what is wrong with a review. */
export function ReportReview({ lang, texts, reviewId, name, isResumed }: Props) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>(isResumed ? 'open' : 'closed')
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isResumed) setState('open')
  }, [isResumed])
  useEffect(() => {
    if (state === 'open') form.current?.querySelector('textarea')?.focus()
  }, [state])
  const close = () => {
    setState('closed')
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <div className={styles.report} ref={form}>
      {state === 'closed' && (
        <button ref={opener} type="button" className={styles.action} onClick={() => setState('open')}>
          {texts.report}
          <VisuallyHidden>, {name}</VisuallyHidden>
        </button>
      )}
      <p role="status" className={styles.hint}>
        {state === 'sent' && texts.reported}
      </p>
      {state === 'open' && (
        <Form
          lang={lang}
          className={styles.reportForm}
          loadSchema={loadSchema}
          messages={texts}
          failedText={texts.failed}
          onSubmit={async (body) => {
            const result = await asMember({ kind: 'report', reviewId }, lang, () =>
              callBackend<typeof reportReview>('POST /api/v1/reviews/{id}/reports', {
                params: { id: reviewId },
                body,
                lang,
              }),
            )
            if (!result) return undefined
            if (!result.ok) return formFailure({ message: result.message ?? texts.failed })
            setState('sent')
            return undefined
          }}
        >
          <TextareaField
            name="reason"
            label={texts.reportHeading}
            hint={texts.reportHint}
            required
            marksRequired={false}
            rows={3}
            maxLength={500}
          />
          <FormAlert />
          <div className={styles.foot}>
            <SubmitButton busyText={texts.publishing}>{texts.reportSend}</SubmitButton>
            <Button variant="secondary" onClick={close}>
              {texts.cancel}
            </Button>
          </div>
        </Form>
      )}
    </div>
  )
}

const loadSchema = async () => (await import('./review-form-schema.ts')).reportFormSchema
