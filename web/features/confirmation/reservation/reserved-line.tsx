import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import type { ProductFacts } from '#web/services/backend/contracts/get-product-facts.ts'
import { ReceiptLine } from '#web/ui/receipt/receipt-line.tsx'
import type { Reservation } from './load-reservation.ts'

type Props = {
  lang: Language
  line: Reservation['lines'][number]
  /** Pictures and colours from the lake; undefined while loading. */
  facts: ProductFacts | undefined
  texts: Texts<'receipt'>
}

/** A reserved line, rendered like a line of an order. */
export function ReservedLine({ lang, line, facts, texts }: Props) {
  const { itemId, centraId, title, href, fit, size, colour, quantity, price } = line
  const reservedColour = facts?.colors.find(({ name }) => name !== null && name === colour)
  const row = {
    title: title ?? '',
    href: href ?? undefined,
    picture: reservedColour?.picture ?? facts?.picture ?? undefined,
    line: {
      itemId,
      centraId,
      variantId: '',
      name: title ?? '',
      gender: fit,
      size: size ?? '',
      colourName: colour,
      code: null,
      code2: null,
      quantity,
      // A price of 0 is not shown: ReceiptLine hides prices without a currency.
      priceEach: price?.amount ?? 0,
      total: (price?.amount ?? 0) * quantity,
    },
  }
  return <ReceiptLine lang={lang} row={row} currency={price?.currency} isPictureLate={!facts} texts={texts} />
}
