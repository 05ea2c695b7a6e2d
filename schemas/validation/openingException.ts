import { t } from '../norwegian.ts'
/** Days are `YYYY-MM-DD`. */
export type OpeningException = { readonly from?: string; readonly to?: string }

/** The last day cannot be before the first. */
export function openingProblems({ from, to }: OpeningException) {
  return from && to && to < from ? [{ field: 'to', message: t('The last day cannot be before the first day.') }] : []
}
