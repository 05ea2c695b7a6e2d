import { type RefObject, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#web/lib/when-idle.ts'
import type { Language } from '#web/routing/languages.ts'
import { refreshBag } from '#web/services/bag/bag.ts'
import { bagState } from '#web/services/bag/bag-state.ts'
import type { DropIn, DropInAmount, DropInAnswer } from '#web/services/payment/adyen/drop-in.ts'

type Handlers = {
  readonly onSubmit: (data: object) => Promise<DropInAnswer>
  readonly onEnter: () => void
  /** Something was typed, or another method chosen. */
  readonly onEdit: () => void
}

type UsedDropIn = {
  /** The element in which it is shown. */
  readonly place: RefObject<HTMLDivElement | null>
  readonly status: 'loading' | 'ready' | 'failed'
  /** The chosen payment method, by adyen-web's name. */
  readonly method: string | undefined
  readonly dropIn: RefObject<DropIn | null>
  /** The typed values are gone, because the currency has changed; until new ones are typed. */
  readonly isEmptied: boolean
  readonly retry: () => void
}

/** The form is interactive first; then the browser is idle, or has been busy for this long. */
const IDLE_TIMEOUT_MS = 2000

/** Shows the Drop-in while there is something to charge. The amount follows the bag without losing what was typed. */
export function useDropIn(lang: Language, amount: DropInAmount | undefined, handlers: Handlers): UsedDropIn {
  const place = useRef<HTMLDivElement>(null)
  const dropIn = useRef<DropIn>(null)
  const [status, setStatus] = useState<UsedDropIn['status']>('loading')
  const [method, setMethod] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [isEmptied, setEmptied] = useState(false)
  const onEdit = () => {
    if (dropIn.current?.isBegun()) setEmptied(false)
    handlers.onEdit()
  }
  const latest = useLatest({ ...handlers, onEdit, amount })
  // Not while the bag is read again, and not for another amount: only another currency may have other methods.
  const currency = useLast(amount?.currency)

  useEffect(() => {
    if (!currency || !place.current) return
    // A new one for each attempt, so that one that is given up late leaves nothing behind.
    const element = document.createElement('div')
    element.dataset.attempt = String(attempt)
    place.current.replaceChildren(element)
    let isGone = false
    setStatus('loading')
    const start = async () => {
      const shown = await mount(element, lang, {
        country: bagState.getState().bag?.country ?? 'NO',
        amount: latest.current.amount ?? { currency, value: 0 },
        onSubmit: (data) => latest.current.onSubmit(data),
        onEnter: () => latest.current.onEnter(),
        onMethod: (type) => {
          setMethod(type)
          latest.current.onEdit()
        },
        onEdit: () => latest.current.onEdit(),
      }).catch(() => null)
      if (isGone) return shown?.unmount()
      dropIn.current = shown
      setStatus(shown ? 'ready' : 'failed')
    }
    const cancel = whenIdle(() => void start(), { timeout: IDLE_TIMEOUT_MS })
    return () => {
      isGone = true
      cancel()
      if (dropIn.current?.isBegun()) setEmptied(true)
      dropIn.current?.unmount()
      dropIn.current = null
      element.remove()
    }
  }, [lang, currency, attempt, latest])

  const value = amount?.value
  useEffect(() => {
    if (status === 'ready' && currency && value !== undefined) dropIn.current?.setAmount({ currency, value })
  }, [status, currency, value])

  return { place, status, method, dropIn, isEmptied, retry: () => setAttempt(attempt + 1) }
}

type Options = Omit<Parameters<typeof import('#web/services/payment/adyen/drop-in.ts').mountDropIn>[2], 'lang'>

async function mount(element: HTMLElement, lang: Language, options: Options): Promise<DropIn> {
  // The bench counts what is requested before it (bench/pages).
  performance.mark('drop-in')
  const [{ initiatePayment }, { mountDropIn }] = await Promise.all([
    import('#web/services/payment/on-press.ts'),
    import('#web/services/payment/adyen/drop-in.ts'),
  ])
  const form = await initiatePayment(lang)
  // There is nothing to pay: the bag has been paid or emptied elsewhere, and the page says so once it has read it
  // again.
  if (!form.ok && form.error.errors.selection) await refreshBag()
  if (!form.ok) throw new Error(form.error.message)
  return mountDropIn(element, form.value, { lang, ...options })
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/** The last value that was not undefined. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
