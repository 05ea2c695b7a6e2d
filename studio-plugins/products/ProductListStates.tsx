import { Button, Flex, Stack, Text } from '@sanity/ui'
import { Busy } from '../ui/Busy.tsx'
import { Problem } from '../ui/Problem.tsx'
import type { Live } from '../use-live.ts'
import { t } from './norwegian.ts'
import type { ProductPage } from './read-products.ts'

type Props = {
  products: Live<ProductPage>
  /** Selecting all of them has failed. */
  hasSelectingFailed: boolean
  onShowAll(): void
}

/** The loading, error and empty states of a list of products. */
export function ProductListStates({ products, hasSelectingFailed, onShowAll }: Props) {
  if (products.status === 'loading') return <Busy padding={4} text={t('Loading products')} />
  if (products.status === 'failed') {
    return <Problem margin={3} onRetry={products.retry} text={t('The products could not be loaded.')} tone="caution" />
  }
  if (hasSelectingFailed) {
    return <Problem margin={3} text={t('The products could not be loaded.')} tone="caution" />
  }
  const { matching, total } = products.value
  if (matching > 0) return null
  const isEmpty = total === 0
  return (
    <Stack gap={3} padding={4} role="status">
      <Text size={1}>{isEmpty ? t('There are no products yet.') : t('No products match your search.')}</Text>
      {!isEmpty && (
        <Flex>
          <Button fontSize={1} mode="ghost" onClick={onShowAll} text={t('Show all products')} />
        </Flex>
      )}
    </Stack>
  )
}
