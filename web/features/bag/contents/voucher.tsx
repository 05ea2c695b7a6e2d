import { type Ref, useEffect, useRef } from 'react'
import type { BagNotice, BagVoucher } from '#web/domain/bag/bag.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { addVoucher, removeVoucher } from '#web/services/bag/bag.ts'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import type { FormFailure } from '#web/ui/form/form-failure.ts'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import styles from './voucher.module.css'

type Props = {
  lang: Language
  currency: string
  vouchers: readonly BagVoucher[]
  /** Something is paid now, so the code reduces it. */
  applies: boolean
  texts: Texts<'bag'>
}

/** The registered discount codes with their reductions, or a form to enter one. */
export function Voucher({ lang, currency, vouchers, applies, texts }: Props) {
  // A registered code takes the form's place, and the form that of a removed code.
  const summary = useFocusAfter<HTMLElement>(vouchers.length)
  const removeButton = useFocusAfter<HTMLButtonElement>(vouchers.length)
  return (
    <div className={styles.vouchers}>
      <div role="status">
        {vouchers.map(({ code, priceOff }) => (
          <div key={code} className={styles.registered}>
            <p>
              {fillIn(texts.voucherRegistered, { code })}{' '}
              {applies && priceOff < 0 && formatMoney(lang, { amount: priceOff, currency })}
            </p>
            <button
              ref={removeButton}
              type="button"
              aria-label={fillIn(texts.voucherRemove, { code })}
              onClick={() => removeVoucher(code)}
            >
              {texts.remove}
            </button>
          </div>
        ))}
      </div>
      {vouchers.length === 0 && <VoucherForm lang={lang} texts={texts} summary={summary} />}
    </div>
  )
}

type FormProps = { lang: Language; texts: Texts<'bag'>; summary: Ref<HTMLElement> }

function VoucherForm({ lang, texts, summary }: FormProps) {
  return (
    <details className={styles.fold}>
      <summary ref={summary}>{texts.voucherAsk}</summary>
      <Form
        lang={lang}
        className={styles.form}
        loadSchema={loadSchema}
        failedText={texts.failed}
        onSubmit={async ({ voucher }) => voucherFailure(await addVoucher(voucher), texts)}
      >
        <TextField
          name="voucher"
          label={texts.voucher}
          required
          marksRequired={false}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          nextTo={
            <SubmitButton variant="secondary" busyText={texts.voucherBusy}>
              {texts.voucherAdd}
            </SubmitButton>
          }
        />
        <FormAlert />
      </Form>
    </details>
  )
}

const loadSchema = async () => (await import('./voucher-schema.ts')).voucherSchema

/** Shown in the form, where the shopper looks: the bag's notices may be scrolled out of view. */
export function voucherFailure(result: 'added' | BagNotice, texts: Texts<'bag'>): FormFailure | undefined {
  if (result === 'added') return undefined
  if (result.kind === 'invalidVoucher') return { fields: { voucher: texts.voucherInvalid }, message: texts.voucherHint }
  if (result.kind === 'secondVoucher') return { fields: { voucher: texts.voucherSecond } }
  return { message: texts.failed }
}

/**
 * Moves the focus to the element of the returned ref when a change of `state` has removed the control that was focused.
 * Otherwise keyboard users would start again at the top of the page.
 */
function useFocusAfter<Target extends HTMLElement>(state: unknown) {
  const target = useRef<Target>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) target.current?.focus()
    before.current = state
  }, [state])
  return target
}
