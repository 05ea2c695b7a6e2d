import { SyncIcon } from '@sanity/icons/Sync'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useMemo, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { Busy } from '../ui/Busy.tsx'
import { RowsAfter } from '../ui/MoreRows.tsx'
import { Problem } from '../ui/Problem.tsx'
import { SearchInput } from '../ui/SearchInput.tsx'
import type { AsyncResult } from '../use-async.ts'
import { useLiveProducts } from '../use-live-products.ts'
import { useOpenInNextPane } from '../use-open-in-next-pane.ts'
import { usePartOfList } from '../use-part-of-list.ts'
import { useProductPermission } from '../use-product-permission.ts'
import { readClothingTypes } from './clothing-types.ts'
import { createDraft } from './create-draft.ts'
import { t } from './norwegian.ts'
import { usePlatform } from './platform-context.ts'
import type { PlatformProduct } from './platform-product.ts'
import { SoldProduct } from './SoldProduct.tsx'
import { useAllSoldProducts } from './use-platform.ts'
import { usedNumbers } from './used-numbers.ts'

/** Lists products in Centra that have no document; a click creates a draft with the platform's data. */
export function SoldWithoutPage() {
  const sold = useAllSoldProducts(usePlatform())
  const numbers = useUsedNumbers(sold.result)
  const [text, setText] = useState('')
  const mayCreate = useProductPermission('create')
  const { create, creating, problem } = useCreate()
  const missing = useMissing(sold.result, numbers)
  const shown = (missing ?? []).filter(({ centraId, title }) =>
    `${title.nb} ${centraId}`.toLocaleLowerCase('nb').includes(text.trim().toLocaleLowerCase('nb')),
  )
  const part = usePartOfList(shown.length, -1)

  const failed =
    sold.result.status === 'failed'
      ? { source: 'Centra', retry: sold.reload }
      : numbers.status === 'failed'
        ? { source: t('The content lake'), retry: numbers.retry }
        : undefined
  if (failed) {
    const text = t('{source} cannot be reached, so products without a page cannot be listed.', {
      source: failed.source,
    })
    return <Problem margin={3} onRetry={failed.retry} text={text} tone="caution" />
  }
  if (!missing) {
    return <Busy padding={4} text={t('Loading products from Centra')} />
  }
  if (missing.length === 0) {
    return (
      <Stack gap={3} padding={4}>
        <Text role="status" size={1}>
          {t('Every product in Centra has a page.')}
        </Text>
        <Flex>
          <Button fontSize={1} icon={SyncIcon} mode="ghost" onClick={sold.reload} text={t('Refresh from Centra')} />
        </Flex>
      </Stack>
    )
  }
  return (
    <Stack gap={3} padding={3}>
      <Flex gap={2}>
        <SearchInput label={t('Search by name or number')} onChange={setText} value={text} />
        <Button
          aria-label={t('Refresh from Centra')}
          icon={SyncIcon}
          mode="bleed"
          onClick={sold.reload}
          padding={2}
          title={t('Refresh from Centra')}
        />
      </Flex>
      <Text muted role="status" size={1}>
        {shown.length === missing.length
          ? t('{count} without a page', { count: missing.length })
          : t('{shown} of {count}', { shown: shown.length, count: missing.length })}
      </Text>
      {mayCreate === false && (
        <Card padding={3} radius={2} tone="caution">
          <Text size={1}>{t('Your role does not allow you to create products.')}</Text>
        </Card>
      )}
      {problem && <Problem text={problem} />}
      <ul aria-label={t('In Centra without a page')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {shown.slice(part.first, part.end).map((product) => (
          <SoldProduct
            isCreating={creating === product.centraId}
            key={product.centraId}
            mayCreate={mayCreate === true && creating === undefined}
            onCreate={() => create(product.centraId)}
            product={product}
          />
        ))}
      </ul>
      <RowsAfter count={part.after} onClick={part.showAfter} />
    </Stack>
  )
}

/** The sold products, with the numbers of those that have a document, live. */
function useUsedNumbers(sold: AsyncResult<PlatformProduct[]>) {
  const load = useCallback(
    async (client: SanityClient, signal: AbortSignal) => {
      const products = sold.status === 'loaded' ? sold.value : []
      const numbers = products.map(({ centraId }) => centraId)
      return { products, used: await usedNumbers(client, numbers, signal) }
    },
    [sold],
  )
  return useLiveProducts(load)
}

/** Undefined while either list is loading. */
function useMissing(sold: AsyncResult<PlatformProduct[]>, numbers: ReturnType<typeof useUsedNumbers>) {
  return useMemo(() => {
    if (sold.status !== 'loaded' || numbers.status !== 'loaded') return undefined
    const { products, used } = numbers.value
    // The numbers of a list that was loaded before say nothing of this one.
    return products === sold.value ? products.filter(({ centraId }) => !used.has(centraId)) : undefined
  }, [sold, numbers])
}

/** The list has Norwegian names only, so the product is loaded again in both languages for the draft. */
function useCreate() {
  const platform = usePlatform()
  const client = useClient({ apiVersion: '2026-01-01' })
  const open = useOpenInNextPane()
  const [creating, setCreating] = useState<string>()
  const [problem, setProblem] = useState<string>()
  async function create(centraId: string) {
    setCreating(centraId)
    setProblem(undefined)
    try {
      const [product, clothingTypes] = await Promise.all([platform.product(centraId), readClothingTypes(client)])
      if (product) open(await createDraft(client, product, clothingTypes))
      else setProblem(t('Centra no longer sells {number}.', { number: centraId }))
    } catch (error) {
      setProblem(
        t('The draft could not be created: {reason}.', {
          reason: error instanceof Error ? error.message : String(error),
        }),
      )
    } finally {
      setCreating(undefined)
    }
  }
  return { create, creating, problem }
}
