import type { LiveVariant } from '#web/domain/product/live-product.ts'
import { callCentra } from './call.ts'
import type { CentraConnection } from './connection.ts'
import type { CentraResult } from './failure.ts'
import { centraConnection } from './live-connection.ts'
import { readVariants } from './read-variants.ts'
import { variantsShape } from './responses/variants.ts'

/**
 * Live prices and stock of the variants of these products (`POST products`), in the currency of the selection's
 * country. Products that are not sold are missing from the response. Retried after temporary failures.
 */
export function fetchLiveVariants(
  ids: readonly string[],
  connection: CentraConnection = centraConnection,
): Promise<CentraResult<readonly LiveVariant[]>> {
  const call = {
    method: 'POST',
    path: 'products',
    body: { products: ids },
    isRepeatable: true,
    shape: variantsShape,
  } as const
  return callCentra(connection, call, readVariants)
}
