import type { PlatformProduct } from '../commerce/platform-product.ts'
import { differences } from '../commerce/product-fields.ts'
import { t } from './norwegian.ts'
import type { Row } from './row.ts'
import type { Finding } from './types.ts'

/** Everything that the commerce platform sells, by its number. */
export type Sold = ReadonlyMap<string, PlatformProduct>

/** What a product's document says otherwise than the platform. */
export function platformFindings({ sold }: Row, platform: Sold): Finding[] {
  if (!sold) return []
  const { centraId, fields } = sold
  const source = platform.get(centraId)
  if (!source) {
    const say = () => t('Centra sells no product with the number {number}.', { number: centraId })
    return [{ kind: 'platform', path: ['centraId'], say }]
  }
  // Clothing types are the shop's own: Centra's categories only suggest them.
  return differences(source, fields, []).map(({ path: [field, language] }) => ({
    kind: 'platform',
    path: language ? [field, language] : [field],
    say: () => sayOfDifference(source, fields, [field, language]),
  }))
}

/** Compared again when it is said: labels and values are in the editor's language. */
function sayOfDifference(
  source: PlatformProduct,
  fields: NonNullable<Row['sold']>['fields'],
  [field, language]: readonly [string, string | undefined],
): string {
  const found = differences(source, fields, []).find(({ path }) => path[0] === field && path[1] === language)
  if (!found) return ''
  const { label, from, to } = found
  return from
    ? t('{field}: “{here}” here, “{there}” in Centra', { field: label, here: from, there: to })
    : t('{field}: empty here, “{there}” in Centra', { field: label, there: to })
}
