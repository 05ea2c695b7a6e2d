import { useState } from 'react'
import type { BagLine } from '#web/domain/bag/bag.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { subscribeToStock } from '#web/services/backend/contracts/subscribe-to-stock.ts'
import { Button } from '#web/ui/button.tsx'
import { itemName } from '../item-name.ts'

type Props = {
  lang: Language
  texts: Texts<'payment'>
  /** The line that has sold out. */
  line: BagLine
  /** As it was typed for the order. */
  email: string
}

/** Offers one mail when a sold-out garment is back. */
export function TellWhenBack({ lang, texts, line, email }: Props) {
  const [state, setState] = useState<'offered' | 'sending' | 'failed' | 'done'>('offered')
  const item = itemName(line, texts)
  async function subscribe(): Promise<void> {
    if (state === 'sending') return
    setState('sending')
    const { itemId, centraId } = line
    const body = { email, itemId, centraId, lang }
    const result = await callBackend<typeof subscribeToStock>('POST /api/v1/stock-notifications', { body })
    setState(result.ok ? 'done' : 'failed')
  }
  if (state === 'done')
    return (
      <p ref={focus} tabIndex={-1}>
        {fillIn(texts.willTell, { item, email })}
      </p>
    )
  return (
    <>
      {state === 'failed' && <p>{texts.tellFailed}</p>}
      <Button variant="secondary" aria-disabled={state === 'sending' || undefined} onClick={subscribe}>
        {fillIn(texts.tellWhenBack, { item })}
      </Button>
    </>
  )
}

/** The button that had the focus is gone; screen readers read what is focused. */
function focus(message: HTMLElement | null): void {
  message?.focus()
}
