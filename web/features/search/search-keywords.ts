import { filters as en } from '#web/i18n/messages/en/filters.ts'
import { filters as nb } from '#web/i18n/messages/nb/filters.ts'
import type { SearchDocument } from './search-document.ts'

/** Who a garment is for, in both languages: values that no text of the document says. */
export function searchKeywords({ fit }: SearchDocument): string {
  return (fit ?? []).flatMap((one) => [nb[one], en[one]]).join(' ')
}
