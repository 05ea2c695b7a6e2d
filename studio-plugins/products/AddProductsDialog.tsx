import { Box, Button, Dialog, Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { t } from './norwegian.ts'
import { ProductFilters } from './ProductFilters.tsx'
import { ProductList } from './ProductList.tsx'
import { ProductListStates } from './ProductListStates.tsx'
import type { Product } from './product-list.ts'
import { readProductsWithIds } from './read-products.ts'
import { useProductChoice } from './use-product-choice.ts'

const apiVersion = '2026-01-01'

type Props = {
  /** Why products cannot be added, by id. */
  marks: ReadonlyMap<string, string>
  onAdd(products: readonly Product[]): void
  onClose(): void
}

/** A dialog to select several products, in the order in which they are added. */
export function AddProductsDialog({ marks, onAdd, onClose }: Props) {
  const client = useClient({ apiVersion })
  const { products, selected, setSelected, toggleAll, hasSelectingFailed, rows, filters, showAll } = useProductChoice()
  const { key, ...list } = rows
  const [adding, setAdding] = useState<'idle' | 'reading' | 'failed'>('idle')
  const count = selected.length

  /** What was deleted since it was selected is not added. */
  function add() {
    setAdding('reading')
    readProductsWithIds(client, selected).then(onAdd, () => setAdding('failed'))
  }
  return (
    <Dialog
      footer={
        <Flex align="center" gap={2} justify="flex-end" padding={3} wrap="wrap">
          <Box flex={1}>
            <Text muted role="status" size={1}>
              {count === 0
                ? t('Select products in the order in which they should appear.')
                : count === 1
                  ? t('1 product selected')
                  : t('{count} products selected', { count })}
            </Text>
          </Box>
          <Button fontSize={1} mode="bleed" onClick={onClose} text={t('Cancel')} />
          <Button
            disabled={count === 0 || adding === 'reading'}
            fontSize={1}
            onClick={add}
            text={
              count === 0 ? t('Add products') : count === 1 ? t('Add 1 product') : t('Add {count} products', { count })
            }
          />
        </Flex>
      }
      header={t('Add products')}
      id="add-products"
      onClose={onClose}
      width={2}
    >
      <Box padding={3} style={{ background: 'var(--card-bg-color)', position: 'sticky', top: 0, zIndex: 1 }}>
        <ProductFilters {...filters} />
      </Box>
      <Box padding={3} paddingTop={0}>
        <ProductListStates
          hasSelectingFailed={hasSelectingFailed || adding === 'failed'}
          onShowAll={showAll}
          products={products}
        />
        <ProductList
          {...list}
          isNumbered
          key={key}
          label={t('Products')}
          marks={marks}
          onSelect={setSelected}
          onSelectAll={() => toggleAll(true, (id) => !marks.has(id))}
          selected={selected}
        />
      </Box>
    </Dialog>
  )
}
