import { Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import type { Loaded } from '../use-answer.ts'
import type { Product } from './product-list.ts'

type Props = {
  answer: Loaded<readonly Product[]>
  /** How many fit the filter. */
  shown: number
  onRetry(): void
  onShowAll(): void
}

/** What stands in the place of a list of products that is not there. */
export function ProductListStates({ answer, shown, onRetry, onShowAll }: Props) {
  if (answer.status === 'loading') {
    return (
      <Flex align="center" gap={2} padding={4}>
        <Spinner muted />
        <Text muted size={1}>
          Loading products
        </Text>
      </Flex>
    )
  }
  if (answer.status === 'failed') {
    return (
      <Card margin={3} padding={3} radius={2} role="alert" tone="caution">
        <Flex align="center" gap={3} wrap="wrap">
          <Text size={1}>The products could not be loaded.</Text>
          <Button fontSize={1} mode="ghost" onClick={onRetry} text="Try again" />
        </Flex>
      </Card>
    )
  }
  if (answer.status !== 'loaded' || shown > 0) return null
  const isEmpty = answer.value.length === 0
  return (
    <Stack gap={3} padding={4} role="status">
      <Text size={1}>{isEmpty ? 'There are no products yet.' : 'No products match your search.'}</Text>
      {!isEmpty && (
        <Flex>
          <Button fontSize={1} mode="ghost" onClick={onShowAll} text="Show all products" />
        </Flex>
      )}
    </Stack>
  )
}
