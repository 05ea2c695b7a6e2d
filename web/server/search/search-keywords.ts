import { baseColoursOf } from '#web/domain/product/base-colours.ts'
import { filters as en } from '#web/i18n/messages/en/filters.ts'
import { filters as nb } from '#web/i18n/messages/nb/filters.ts'
import type { PublishedFields } from '../db/schema/published-documents.ts'

/** The fits and base colours of a garment in both languages: values that no text of the document mentions. */
export function searchKeywords({ fit, colors }: Pick<PublishedFields, 'fit' | 'colors'>): string {
  const bases = (colors ?? []).flatMap(({ hex, hex2 }) => baseColoursOf(hex, hex2))
  return [...(fit ?? []), ...new Set(bases)].flatMap((one) => [nb[one], en[one]]).join(' ')
}
