import { Box, Button, Dialog, Flex, Text } from '@sanity/ui'
import { t } from './norwegian.ts'
import { ProductFilters } from './ProductFilters.tsx'
import { ProductList } from './ProductList.tsx'
import { ProductListStates } from './ProductListStates.tsx'
import type { Product } from './product-list.ts'
import { useProductChoice } from './use-product-choice.ts'

type Props = {
  /** Why products cannot be added, by id. */
  marks: ReadonlyMap<string, string>
  onAdd(products: readonly Product[]): void
  onClose(): void
}

/** A dialog to select several products, in the order in which they are added. */
export function AddProductsDialog({ marks, onAdd, onClose }: Props) {
  const { products, byId, typeTitles, shown, selected, setSelected, list, filters, showAll } = useProductChoice()
  const added = selected.flatMap((id) => byId.get(id) ?? [])
  const count = added.length
  return (
    <Dialog
      footer={
        <Flex align="center" gap={2} justify="flex-end" padding={3} wrap="wrap">
          <Box flex={1}>
            <Text muted role="status" size={1}>
              {added.length === 0
                ? t('Select products in the order in which they should appear.')
                : count === 1
                  ? t('1 product selected')
                  : t('{count} products selected', { count })}
            </Text>
          </Box>
          <Button fontSize={1} mode="bleed" onClick={onClose} text={t('Cancel')} />
          <Button
            disabled={added.length === 0}
            fontSize={1}
            onClick={() => onAdd(added)}
            text={
              added.length === 0
                ? t('Add products')
                : count === 1
                  ? t('Add 1 product')
                  : t('Add {count} products', { count })
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
        <ProductListStates onShowAll={showAll} products={products} shown={shown.length} />
        <ProductList
          selected={selected}
          isNumbered
          label={t('Products')}
          marks={marks}
          onSelect={setSelected}
          products={shown}
          ref={list}
          typeTitles={typeTitles}
        />
      </Box>
    </Dialog>
  )
}
