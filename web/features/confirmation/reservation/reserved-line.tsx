import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import type { ProductFacts } from '#web/services/backend/contracts/get-product-facts.ts'
import { ReceiptLine } from '#web/ui/receipt/receipt-line.tsx'
import type { Reservation } from './load-reservation.ts'

type Props = {
  lang: Language
  line: Reservation['lines'][number]
  /** The content's side of the product; undefined while it is loading. */
  facts: ProductFacts | undefined
  texts: Texts<'receipt'>
}

/** A reserved line, rendered like a line of an order. */
export function ReservedLine({ lang, line, facts, texts }: Props) {
  const { itemId, centraId, title, href, fit, size, colour, quantity, price } = line
  const inColour = facts?.colors.find(({ name }) => name !== null && name === colour)
  const row = {
    title: title ?? '',
    href: href ?? undefined,
    picture: inColour?.picture ?? facts?.picture ?? undefined,
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
      priceEach: price?.amount ?? 0,
      total: (price?.amount ?? 0) * quantity,
    },
  }
  return <ReceiptLine lang={lang} row={row} currency={price?.currency} isPictureLate={!facts} texts={texts} />
}
