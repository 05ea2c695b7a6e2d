import { Text } from '@sanity/ui'
import { useCallback } from 'react'
import { MAX_COUNTED_PRODUCTS } from '#web/domain/bag/noted-products.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { countBags } from '#web/services/backend/contracts/count-bags.ts'
import { orThrow } from '#web/services/backend/or-throw.ts'
import { useBackend } from '../backend/use-backend.ts'
import { Busy } from '../ui/Busy.tsx'
import { Problem } from '../ui/Problem.tsx'
import { useAsync } from '../use-async.ts'
import { t } from './norwegian.ts'
import type { Stored } from './warnings.ts'

type Props = {
  /** The document, or all documents of a release, as they are published now; null where nothing is published. */
  readonly documents: readonly (Stored | null)[]
  readonly site: string
}

/**
 * How many bags hold at least one of the products among the documents. Shows nothing where none is a product that is
 * sold, and where there are more than the backend counts together.
 */
export function BagCount({ documents, site }: Props) {
  const backend = useBackend(site)
  const load = useCallback(
    async (ids: string, signal: AbortSignal) => {
      const call = { ...backend, query: { centraIds: ids }, signal }
      return (await orThrow(callBackend<typeof countBags>('GET /api/v1/staff/bags', call))).bags
    },
    [backend],
  )
  const centraIds = centraIdsOf(documents)
  const isCounted = centraIds.length > 0 && centraIds.length <= MAX_COUNTED_PRODUCTS
  const { result, reload } = useAsync(isCounted ? centraIds.join() : undefined, load)
  if (result.status === 'loading') return <Busy text={t('Counting bags …')} />
  if (result.status === 'failed') return <Problem onRetry={reload} text={t('Bags could not be counted.')} />
  if (result.status !== 'loaded') return null
  const text =
    documents.length > 1
      ? 'Bags with any of its products, changed in the last 30 days by visitors who allow analytics: {count}'
      : 'Bags with it, changed in the last 30 days by visitors who allow analytics: {count}'
  return <Text size={1}>{t(text, { count: result.value })}</Text>
}

function centraIdsOf(documents: readonly (Stored | null)[]): readonly string[] {
  const all = documents.flatMap((one) =>
    one?._type === 'product' && typeof one.centraId === 'string' && one.centraId ? [one.centraId] : [],
  )
  return [...new Set(all)].sort()
}
