import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { BagNotice, BagVoucher } from '#web/domain/bag/bag.ts'
import { formatMoney } from '#web/domain/money.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { addVoucher, removeVoucher } from '#web/services/bag/bag.ts'
import { Button } from '#web/ui/button.tsx'
import type { BagTexts } from '../bag-texts.ts'
import styles from './voucher.module.css'

type Props = {
  lang: Language
  currency: string
  vouchers: readonly BagVoucher[]
  /** There is something to pay now, which the code takes something off. */
  isOfUse: boolean
  texts: BagTexts['voucher']
}

/** The discount code: registered, with what it takes off, or a field for one. */
export function Voucher({ lang, currency, vouchers, isOfUse, texts }: Props) {
  const place = useFocusKept(vouchers.length)
  return (
    <div ref={place} className={styles.vouchers}>
      <div role="status">
        {vouchers.map(({ code, priceOff }) => (
          <div key={code} className={styles.registered}>
            <p>
              {fillIn(texts.registered, { code })}{' '}
              {isOfUse && priceOff < 0 && formatMoney(lang, { amount: priceOff, currency })}
            </p>
            <button type="button" aria-label={fillIn(texts.removeCode, { code })} onClick={() => removeVoucher(code)}>
              {texts.remove}
            </button>
          </div>
        ))}
      </div>
      {vouchers.length === 0 && <VoucherForm texts={texts} />}
    </div>
  )
}

/** The field goes when the code is registered, the button when it is removed: what comes instead takes the focus. */
function useFocusKept(count: number) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isLost = before.current !== count && document.activeElement === document.body
    if (isLost) place.current?.querySelector<HTMLElement>('button, summary')?.focus()
    before.current = count
  }, [count])
  return place
}

type Attempt = 'none' | 'busy' | 'invalid' | 'second'

function VoucherForm({ texts }: { texts: BagTexts['voucher'] }) {
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
      <summary>{texts.ask}</summary>
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
