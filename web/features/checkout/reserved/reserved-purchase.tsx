import { useEffect, useState } from 'react'
import { garmentChoice } from '#web/domain/product/garment-choice.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { type PurchaseFragment, readPurchaseFragment } from '#web/routing/purchase-fragment.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { PurchaseOutcome } from './open-purchase.ts'

type Props = { lang: Language; texts: Texts<'checkout'> }

/** Opens the link of a purchase by which the shopper has come, and shows the result. Shows nothing without one. */
export function ReservedPurchase({ lang, texts }: Props) {
  const [link, setLink] = useState<PurchaseFragment>()
  const [outcome, setOutcome] = useState<PurchaseOutcome>()
  useEffect(() => {
    const found = readPurchaseFragment(location.hash)
    if (!found) return
    setLink(found)
    void open(found, lang).then(setOutcome)
  }, [lang])
  if (!link) return null
  const retry = () => {
    setOutcome(undefined)
    void open(link, lang).then(setOutcome)
  }
  return (
    <div role="status">
      <Notice>
        {(outcome?.state !== 'ready' || outcome.quantity > 0) && <p>{textOf(outcome, texts)}</p>}
        {outcome?.state === 'ready' && outcome.missing.length > 0 && (
          <p>{fillIn(texts.purchaseMissing, { items: missingText(outcome.missing, texts) })}</p>
        )}
        {outcome?.state === 'loggedOut' && <Link href={fixedLink(lang, 'account')}>{texts.purchaseToAccount}</Link>}
        {outcome?.state === 'failed' && <Button onClick={retry}>{texts.purchaseRetry}</Button>}
      </Notice>
    </div>
  )
}

/** The link stays in the address until it was opened, so that a reload opens it again. */
async function open(link: PurchaseFragment, lang: Language): Promise<PurchaseOutcome> {
  const outcome = await import('./open-purchase.ts').then(
    ({ openPurchase }) => openPurchase(link, lang),
    () => ({ state: 'failed' }) as const,
  )
  if (outcome.state !== 'failed') history.replaceState(history.state, '', location.pathname + location.search)
  return outcome
}

function textOf(outcome: PurchaseOutcome | undefined, texts: Texts<'checkout'>): string {
  switch (outcome?.state) {
    case undefined:
      return texts.purchaseOpening
    case 'ready':
      return texts.purchaseReady
    case 'bought':
      return fillIn(texts.purchaseBought, { order: outcome.orderNumber ?? '' })
    case 'unknown':
      return texts.purchaseUnknown
    case 'expired':
      return texts.purchaseExpired
    case 'loggedOut':
      return texts.purchaseLoggedOut
    default:
      return texts.purchaseFailed
  }
}

type MissingLines = Extract<PurchaseOutcome, { state: 'ready' | 'bought' }>['missing']

function missingText(missing: MissingLines, texts: Texts<'checkout'>): string {
  return missing
    .map((line) => `${line.quantity} × ${[line.title, garmentChoice(line, texts)].filter(Boolean).join(', ')}`)
    .join('; ')
}
