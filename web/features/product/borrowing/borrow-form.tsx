import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { SizeLeft } from '#web/domain/borrowing/test-garments.ts'
import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { borrowTestGarment } from '#web/services/backend/contracts/borrow-test-garment.ts'
import type { getCurrentUser } from '#web/services/backend/contracts/get-current-user.ts'
import { untilKnown } from '#web/services/backend/until-known.ts'
import { hasMemberHint } from '#web/services/session/member-hint.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import type { FormFailure } from '#web/ui/form/form-failure.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './borrow-panel.module.css'
import type { BorrowTexts } from './borrow-texts.ts'
import { DayField } from './day-field.tsx'
import { sizeText } from './size-text.ts'

/** Days are `YYYY-MM-DD`, in Oslo. */
export type Borrowed = { readonly email: string; readonly pickUpDay: string; readonly keptUntil: string }

export type BorrowFormProps = {
  lang: Language
  documentId: string
  texts: BorrowTexts
  termsHref: string
  sizes: readonly SizeLeft[]
  /** The shop's open days, `YYYY-MM-DD`, whether or not a garment is free. */
  pickUpDays: readonly string[]
  borrower: { readonly name: string; readonly email: string } | undefined
  onDone: (borrowed: Borrowed) => void
  /** The garments or days are no longer as they are shown. */
  onChanged: () => void
}

/** The click-and-collect form (R2.35). */
export function BorrowForm(props: BorrowFormProps) {
  const { lang, documentId, texts, termsHref, sizes, pickUpDays, borrower, onDone, onChanged } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  // The same for repeated attempts, so that a lost response does not borrow a second garment, even with other input,
  // until this is known.
  const idempotencyKey = useRef<string>(undefined)
  const [only] = sizes.length === 1 ? sizes : []
  const [chosen, setChosen] = useState({ size: '', pickUpDay: '' })
  const available = sizes.filter(({ pickUpDays: days }) => days.length > 0)
  const shown = only ?? available.find(({ size }) => size === chosen.size)
  // Without a size: the days on which there is one in any.
  const freeDays =
    shown?.pickUpDays ?? pickUpDays.filter((day) => available.some((one) => one.pickUpDays.includes(day)))
  const isDayTaken = chosen.pickUpDay !== '' && !freeDays.includes(chosen.pickUpDay)
  const follow = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement) setChosen((before) => ({ ...before, size: target.value }))
    else if (target instanceof HTMLInputElement && target.name === 'pickUpDay')
      setChosen((before) => ({ ...before, pickUpDay: target.value }))
  }
  return (
    <section className={styles.formArea}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.formTitle}
      </h2>
      {available.length === 0 ? (
        <p role="status">{pickUpDays.length === 0 ? texts.noDays : texts.noneFree}</p>
      ) : (
        <Form
          lang={lang}
          className={styles.form}
          aria-label={texts.formTitle}
          loadSchema={loadSchema}
          messages={texts}
          failedText={texts.failed}
          onChange={follow}
          onSubmit={async (values) => {
            if (isDayTaken) return { fields: { pickUpDay: texts.dayTaken } }
            idempotencyKey.current ??= crypto.randomUUID()
            const size = values.size ?? only?.size ?? ''
            const body = { ...values, size, documentId, lang, idempotencyKey: idempotencyKey.current }
            const result = await untilKnown(() =>
              callBackend<typeof borrowTestGarment>('POST /api/v1/borrowings', { body }),
            )
            if (result === 'unknown') return { message: texts.unknown }
            if (result.ok) {
              onDone({ ...result.value, email: values.email })
              return undefined
            }
            if (result.code === 'differentRequest') return { message: texts.firstStored }
            const failure = failureOf(result.code, result.message ?? texts.failed)
            if (failure.fields?.size || failure.fields?.pickUpDay) onChanged()
            return failure
          }}
        >
          {!only && (
            <SelectField
              name="size"
              label={texts.size}
              required
              emptyText={texts.chooseSize}
              options={available.map((one) => ({ value: one.size, text: sizeText(lang, one, texts) }))}
            />
          )}
          <DayField
            name="pickUpDay"
            lang={lang}
            label={texts.pickUpDay}
            hint={texts.pickUpHint}
            note={isDayTaken ? texts.dayTaken : undefined}
            days={pickUpDays}
            freeDays={freeDays}
          />
          <TextField name="name" label={texts.name} required autoComplete="name" defaultValue={borrower?.name} />
          <TextField
            name="email"
            type="email"
            label={texts.email}
            required
            autoComplete="email"
            defaultValue={borrower?.email}
          />
          <TextField name="phone" type="tel" label={texts.phone} required autoComplete="tel" />
          <div>
            <CheckboxField name="acceptsTerms" label={texts.terms} required />
            <Link href={termsHref} newTab className={styles.terms}>
              {texts.termsLink}
            </Link>
          </div>
          <FormAlert />
          <SubmitButton busyText={texts.sending}>{texts.submit}</SubmitButton>
        </Form>
      )}
    </section>
  )
}

const loadSchema = async () => (await import('./borrow-schema.ts')).borrowSchema

/** The field at which the server's refusal is shown; the alert shows other refusals. */
const fieldOf: Readonly<Record<string, string>> = {
  nameRequired: 'name',
  nameTooLong: 'name',
  nameHasInvisibleCharacters: 'name',
  emailRequired: 'email',
  invalidEmail: 'email',
  phoneRequired: 'phone',
  invalidPhone: 'phone',
  notAPickUpDay: 'pickUpDay',
  noSuchSize: 'size',
  noneLeft: 'pickUpDay',
  termsRequired: 'acceptsTerms',
}

function failureOf(code: string, message: string): FormFailure {
  const field = Object.hasOwn(fieldOf, code) ? fieldOf[code] : undefined
  return field ? { fields: { [field]: message } } : { message }
}

/** The fields that a member need not type; undefined for guests, and when they cannot be read. */
export async function loadBorrower(): Promise<BorrowFormProps['borrower']> {
  if (!hasMemberHint()) return undefined
  const result = await callBackend<typeof getCurrentUser>('GET /api/v1/users/me')
  return result.ok ? { name: result.value.fullName, email: result.value.email } : undefined
}
