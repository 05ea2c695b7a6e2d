import { Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PreorderEntry } from '#web/domain/product/preorder-entry.ts'
import { type CallFailure, callBackend } from '#web/services/backend/call-backend.ts'
import type { getPreorderStock } from '#web/services/backend/contracts/get-preorder-stock.ts'
import { usePlatform } from '../commerce/platform-context.ts'
import { Problem } from '../ui/Problem.tsx'
import { useAsync } from '../use-async.ts'
import { t } from './norwegian.ts'
import { PreorderTable } from './PreorderTable.tsx'
import { ProductSection } from './ProductSection.tsx'
import { type Entries, numberOf, setEntries } from './preorder-rows.ts'
import type { CommunityProduct } from './products.ts'
import { Empty, Failed, Loading } from './States.tsx'
import type { TabProps } from './tab-props.ts'
import { useWork } from './use-work.ts'
import { WorkBar } from './WorkBar.tsx'

/** The preorder stock and delivery date of each size: a table for each preordered product. */
export function PreorderTab({ backend, mayAct, products }: TabProps) {
  const preordered = useMemo(() => [...products.values()].filter(isPreordered), [products])
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
