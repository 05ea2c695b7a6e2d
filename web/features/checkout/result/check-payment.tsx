'use client'

import { useEffect, useRef, useState } from 'react'
import { readReturnFragment } from '#web/domain/checkout/payment-return.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = {
  lang: Language
  texts: Pick<
    Texts<'payment'>,
    'checking' | 'checkingText' | 'checkingMore' | 'checkingStopped' | 'checkAgain' | 'nothingToCheck' | 'toCheckout'
  >
}

/** Milliseconds of checking before more is said, and before the shopper is asked to be patient. */
const MORE_AFTER_MS = 1000
const SLOW_AFTER_MS = 8000

/** Finishes the payment that the shopper comes back from, and leads on to its outcome. */
export function CheckPayment({ lang, texts }: Props) {
  const [state, setState] = useState<'checking' | 'stopped' | 'nothing'>('checking')
  const [attempt, setAttempt] = useState(0)
  const started = useRef(-1)
  useEffect(() => {
    if (started.current === attempt) return
    started.current = attempt
    setState('checking')
    void check().then(
      (next) => (next === 'stopped' || next === 'nothing' ? setState(next) : location.replace(fixedLink(lang, next))),
      () => setState('stopped'),
    )
  }, [lang, attempt])
  if (state === 'nothing') {
    const link = { href: fixedLink(lang, 'checkout'), text: texts.toCheckout }
    return <EmptyState level="h1" drawing="parcel" heading={texts.nothingToCheck} link={link} />
  }
  const isStopped = state === 'stopped'
  return (
    <EmptyState
      level="h1"
      drawing="parcel"
      heading={texts.checking}
      sentence={
        <span role="status">{isStopped ? texts.checkingStopped : <Progress key={attempt} texts={texts} />}</span>
      }
    >
      {isStopped && <Button onClick={() => setAttempt(attempt + 1)}>{texts.checkAgain}</Button>}
    </EmptyState>
  )
}

/** Nothing at first, since most answers come within a second. */
function Progress({ texts }: Pick<Props, 'texts'>) {
  const [text, setText] = useState('')
  useEffect(() => {
    const timers = [
      setTimeout(() => setText(texts.checkingText), MORE_AFTER_MS),
      setTimeout(() => setText(texts.checkingMore), SLOW_AFTER_MS),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [texts])
  return text
}

/** The page that follows; `stopped` when there was no answer. */
async function check() {
  const fields = takeReturn()
  const { finishReturn } = await import('#web/services/payment/on-return.ts')
  const { kind } = await finishReturn(fields)
  if (kind === 'unreachable') return 'stopped'
  if (kind === 'order') return 'checkout/success'
  return kind === 'failed' ? 'checkout/failed' : kind
}

/**
 * The parameters from the bank, taken out of the address at once: nothing that reads addresses gets them. Until this
 * page is left, they stay with the entry of the browser's history, so that a reload in the middle can go on.
 */
function takeReturn(): Readonly<Record<string, string>> | null {
  const { paymentReturn = '', ...state }: { paymentReturn?: unknown } = history.state ?? {}
  const fragment = location.hash || String(paymentReturn)
  if (location.hash) history.replaceState({ ...state, paymentReturn: location.hash }, '', location.pathname)
  return readReturnFragment(fragment)
}
