import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { OwnReview } from '#web/domain/member/review.ts'
import { fitVerdicts } from '#web/domain/member/review-choices.ts'
import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { writeReview } from '#web/services/backend/contracts/write-review.ts'
import { writeDraft } from '#web/services/drafts/drafts.ts'
import { asMember } from '#web/services/session/as-member.ts'
import { session } from '#web/services/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { formFailure } from '#web/ui/form/form-failure.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { TextareaField } from '#web/ui/form/textarea-field.tsx'
import { fitText, type ReviewTexts } from '../review-texts.ts'
import styles from '../reviews.module.css'
import { draftKeyOf, type ReviewDraft, readReviewDraft } from './review-draft.ts'
import { StarField } from './star-field.tsx'

type Props = {
  lang: Language
  documentId: string
  sizes: readonly string[]
  texts: ReviewTexts
  own: OwnReview | undefined
  isResumed: boolean
  /** `isHidden`: others do not see it. */
  onDone: (stored: { readonly id: string; readonly isHidden: boolean }) => void
  onCancel: () => void
}

/**
 * The form in which a member writes or changes the only review of a product. A begun review is kept in this browser.
 */
export function ReviewForm({ lang, documentId, sizes, texts, own, isResumed, onDone, onCancel }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isMember = useStore(session, ({ status }) => status === 'member')
  const initial = useRef<ReviewDraft>(undefined)
  initial.current ??= readReviewDraft(documentId) ?? toDraft(own)
  const { stars, title, text, fit, size } = initial.current
  const key = draftKeyOf(documentId)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Form
      lang={lang}
      className={styles.form}
      aria-labelledby="review-form"
      loadSchema={loadSchema}
      messages={texts}
      failedText={texts.failed}
      onInput={({ currentTarget }) => writeDraft(key, JSON.stringify(Object.fromEntries(new FormData(currentTarget))))}
      onSubmit={async (values) => {
        const body = {
          stars: Number(values.stars),
          title: values.title,
          text: values.text,
          fit: values.fit || null,
          size: values.size || null,
        }
        const result = await asMember({ kind: 'review', documentId }, lang, () =>
          callBackend<typeof writeReview>('PUT /api/v1/products/{documentId}/review', {
            params: { documentId },
            body,
            lang,
          }),
        )
        if (!result) return undefined
        if (!result.ok) return formFailure({ message: result.message ?? texts.failed })
        writeDraft(key, '')
        onDone(result.value)
        return undefined
      }}
    >
      <h3 id="review-form" ref={heading} tabIndex={-1}>
        {texts.writeHeading}
      </h3>
      {(isResumed || !isMember) && <p className={styles.hint}>{isResumed ? texts.draftKept : texts.loggedOutHint}</p>}
      <StarField texts={texts} initial={stars} />
      <TextField
        name="title"
        label={texts.titleLabel}
        required
        marksRequired={false}
        defaultValue={title ?? ''}
        maxLength={100}
      />
      <TextareaField
        name="text"
        label={texts.textLabel}
        required
        marksRequired={false}
        defaultValue={text ?? ''}
        rows={5}
      />
      <SelectField
        name="fit"
        label={texts.fitLabel}
        emptyText={texts.noFit}
        options={fitVerdicts.map((verdict) => ({ value: verdict, text: fitText(verdict, texts) }))}
        defaultValue={fit ?? ''}
      />
      {sizes.length > 0 && (
        <SelectField
          name="size"
          label={texts.sizeLabel}
          emptyText={texts.noSize}
          options={sizes.map((value) => ({ value, text: value }))}
          defaultValue={size ?? ''}
        />
      )}

      <FormAlert />
      <div className={styles.foot}>
        <SubmitButton busyText={texts.publishing}>{texts.publish}</SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  )
}

const loadSchema = async () => (await import('./review-form-schema.ts')).reviewFormSchema

function toDraft(own: OwnReview | undefined): ReviewDraft {
  if (!own) return {}
  return { stars: String(own.stars), title: own.title, text: own.text, fit: own.fit ?? '', size: own.size ?? '' }
}
