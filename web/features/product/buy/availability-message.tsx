import { useEffect, useState } from 'react'
import { noBreak } from '#web/domain/numbers.ts'
import type { Availability, ProductState } from '#web/domain/product/availability.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './availability-message.module.css'
import type { BuyTexts } from './buy-texts.ts'

type Shown = Availability | { readonly kind: 'notSold' }
type Props = {
  lang: Language
  productState: ProductState
  availability: Shown | undefined
  status: 'loading' | 'failed' | 'loaded'
  texts: BuyTexts
}

/** The availability (docs/product/4), announced as the choice changes. Its height stays the same while it loads. */
export function AvailabilityMessage({ lang, productState, availability, status, texts }: Props) {
  const text = useText(lang, availability, texts)
  return (
    <p role="status" className={styles.message} data-kind={text && availability?.kind} data-state={productState}>
      {status === 'loading' || availability?.kind === 'loading' ? <Skeleton width="70%" height="0.8em" /> : text}
    </p>
  )
}

function useText(lang: Language, availability: Shown | undefined, texts: BuyTexts): string | undefined {
  const date = useDateText(lang, availability?.kind === 'soldOutPreorder' ? availability.deliveryDate : undefined)
  switch (availability?.kind) {
    case 'inStock':
    case 'soldOut':
    case 'notSold':
      return texts[availability.kind]
    case 'unknown':
      return texts.stockUnknown
    case 'lowStock':
      return fillIn(texts.lowStock, { count: availability.left })
    case 'soldOutPreorder':
      return preorderText(availability, date, texts)
    default:
      return undefined
  }
}

type Preorder = Extract<Availability, { kind: 'soldOutPreorder' }>

/** Undefined while the date is being formatted. */
function preorderText({ deliveryDate, few }: Preorder, date: string | undefined, texts: BuyTexts): string | undefined {
  if (deliveryDate && !date) return undefined
  if (!few) return date ? fillIn(texts.soldOutPreorderDate, { date }) : texts.soldOutPreorder
  const count = few.of ? fillIn(texts.leftOf, { count: few.left, of: few.of }) : few.left
  return date ? fillIn(texts.preorderLeftDate, { count, date }) : fillIn(texts.preorderLeft, { count })
}

/** The formatted date. The formatter is loaded with the first one: most products have none. */
function useDateText(lang: Language, date: string | undefined): string | undefined {
  const [written, setWritten] = useState<{ date: string; text: string }>()
  useEffect(() => {
    if (!date) return
    let isWanted = true
    import('#web/i18n/dates.ts')
      .then(({ formatDate }) => formatDate(lang, date))
      .catch(() => date)
      // A date is not broken over two lines.
      .then((text) => isWanted && setWritten({ date, text: text.replaceAll(' ', noBreak) }))
    return () => {
      isWanted = false
    }
  }, [lang, date])
  return written?.date === date ? written?.text : undefined
}
