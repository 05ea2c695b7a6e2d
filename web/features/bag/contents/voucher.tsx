import { type FormEvent, type Ref, useId, useRef, useState } from 'react'
import type { BagNotice, BagVoucher } from '#web/domain/bag/bag.ts'
import { formatMoney } from '#web/domain/money.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { addVoucher, removeVoucher } from '#web/services/bag/bag.ts'
import { Button } from '#web/ui/button.tsx'
import type { BagTexts } from '../bag-texts.ts'
import { useFocusAfter } from './use-focus-after.ts'
import styles from './voucher.module.css'

type Props = {
  lang: Language
  currency: string
  vouchers: readonly BagVoucher[]
  /** Something is paid now, so the code reduces it. */
  applies: boolean
  texts: BagTexts['voucher']
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
              {fillIn(texts.registered, { code })}{' '}
              {applies && priceOff < 0 && formatMoney(lang, { amount: priceOff, currency })}
            </p>
            <button
              ref={removeButton}
              type="button"
              aria-label={fillIn(texts.removeCode, { code })}
              onClick={() => removeVoucher(code)}
            >
              {texts.remove}
            </button>
          </div>
        ))}
      </div>
      {vouchers.length === 0 && <VoucherForm texts={texts} summary={summary} />}
    </div>
  )
}

type Attempt = 'none' | 'busy' | 'invalid' | 'second'

function VoucherForm({ texts, summary }: { texts: BagTexts['voucher']; summary: Ref<HTMLElement> }) {
  const [attempt, setAttempt] = useState<Attempt>('none')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const errorId = `${id}-error`
  const error = errorText(attempt, texts)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const code = field.current?.value.trim()
    if (!code || attempt === 'busy') return field.current?.focus()
    setAttempt('busy')
    setAttempt(outcome(await addVoucher(code)))
    field.current?.focus()
  }
  return (
    <details className={styles.fold}>
      <summary ref={summary}>{texts.ask}</summary>
      <form className={styles.form} onSubmit={onSubmit} aria-busy={attempt === 'busy'}>
        <label htmlFor={id}>{texts.label}</label>
        <div className={styles.field}>
          <input
            ref={field}
            id={id}
            name="voucher"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            aria-invalid={error !== undefined}
            aria-describedby={errorId}
            onInput={() => attempt !== 'busy' && setAttempt('none')}
          />
          <Button type="submit" variant="secondary" aria-disabled={attempt === 'busy'}>
            {attempt === 'busy' ? texts.busy : texts.add}
          </Button>
        </div>
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      </form>
    </details>
  )
}

/** What the notice region tells of is not told a second time here. */
function outcome(result: 'added' | BagNotice): Attempt {
  if (result === 'added') return 'none'
  if (result.kind === 'invalidVoucher') return 'invalid'
  return result.kind === 'secondVoucher' ? 'second' : 'none'
}

function errorText(attempt: Attempt, texts: BagTexts['voucher']): string | undefined {
  if (attempt === 'invalid') return texts.invalid
  return attempt === 'second' ? texts.second : undefined
}
