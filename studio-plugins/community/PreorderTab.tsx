import { Button, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PreorderEntry } from '#web/domain/product/preorder-entry.ts'
import { type CallFailure, callBackend } from '#web/services/backend/call-backend.ts'
import type { getPreorderStock } from '#web/services/backend/contracts/get-preorder-stock.ts'
import { usePlatform } from '../commerce/platform-context.ts'
import { Problem } from '../ui/Problem.tsx'
import { useAsync } from '../use-async.ts'
import { ROWS_AT_ONCE } from '../use-part-of-list.ts'
import { t } from './norwegian.ts'
import { PreorderTable } from './PreorderTable.tsx'
import { ProductSection } from './ProductSection.tsx'
import { type Entries, numberOf, setEntries } from './preorder-rows.ts'
import type { CommunityProduct, ProductPart } from './products.ts'
import { Empty, Failed, Loading, NamesMissing } from './States.tsx'
import type { TabProps } from './tab-props.ts'
import { useProductsInState } from './use-products.ts'
import { useWork } from './use-work.ts'
import { WorkBar } from './WorkBar.tsx'

const nothing: ProductPart = { products: [], count: 0 }

/** The preorder stock and delivery date of each size: a table for each preordered product. */
export function PreorderTab({ backend, mayAct }: TabProps) {
  const [limit, setLimit] = useState(ROWS_AT_ONCE)
  const live = useProductsInState('preorder', limit)
  const part = live.status === 'loaded' ? live.value : nothing
  const preordered = useMemo(() => part.products.filter(isPreordered), [part])
  const items = useItems(preordered.map(({ centraId }) => centraId))
  const [base, setBase] = useState<Entries>()
  const [failure, setFailure] = useState<CallFailure>()
  const load = useCallback(async () => {
    setFailure(undefined)
    const result = await callBackend<typeof getPreorderStock>('GET /api/v1/preorder-stock', backend)
    if (!result.ok) return setFailure(result)
    setBase(new Map(result.value.stock.map(({ productId, ...entry }) => [`${productId}`, entry])))
  }, [backend])
  useEffect(() => {
    void load()
  }, [load])
  const work = useWork<Entries>({
    backend,
    confirm: useCallback((change, only) => setBase((before) => before && change(before, only)), []),
    onUndo: useCallback(() => {}, []),
  })
  if (live.status === 'loading') return <Loading what={t('products')} />
  if (live.status === 'failed') return <NamesMissing live={live} />
  if (failure) return <Failed failure={failure} onRetry={() => void load()} />
  if (items.result.status === 'failed') {
    return <Problem onRetry={items.reload} text={t('Centra cannot be reached, so the sizes are not known.')} />
  }
  if (!base || items.result.status !== 'loaded') return <Loading what={t('what can be preordered')} />
  if (preordered.length === 0)
    return <Empty text={t('No product is sold as a preorder. Its state in the product’s form decides that.')} />
  const entries = work.pending.reduce((before, change) => change(before), base)
  const all = items.result.value
  const save = (text: string, wanted: ReadonlyMap<string, PreorderEntry | null>) => {
    const { actions, change, revert } = setEntries(entries, wanted, () => crypto.randomUUID())
    if (actions.length > 0) void work.perform({ actions, change, revert, text })
  }
  return (
    <Stack gap={4}>
      <WorkBar mayAct={mayAct} work={work}>
        <Text muted size={1}>
          {mayAct ? t('Changes are saved when you leave a field. Shoppers see them within a minute.') : ''}
        </Text>
      </WorkBar>
      {preordered.map((product) => (
        <ProductSection key={product.id} name={product.name}>
          <PreorderTable
            entries={entries}
            items={all.filter((item) => item.centraId === product.centraId && numberOf(item))}
            mayAct={mayAct}
            name={product.name}
            onSave={save}
          />
        </ProductSection>
      ))}
      {part.count > part.products.length && (
        <Button fontSize={1} mode="ghost" onClick={() => setLimit(limit + ROWS_AT_ONCE)} text={t('Show more')} />
      )}
    </Stack>
  )
}

const isPreordered = (product: CommunityProduct): product is CommunityProduct & { readonly centraId: string } =>
  product.state === 'preorder' && product.centraId !== undefined

function useItems(centraIds: readonly string[]) {
  const platform = usePlatform()
  const load = useCallback(
    async (key: string, signal: AbortSignal) => await platform.itemsOf(key.split(',').filter(Boolean), signal),
    [platform],
  )
  return useAsync(centraIds.join(), load)
}
