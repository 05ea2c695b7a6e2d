import { Box, Button, Dialog, Flex, Text } from '@sanity/ui'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { ProductFilters } from './ProductFilters.tsx'
import { ProductList } from './ProductList.tsx'
import { ProductListStates } from './ProductListStates.tsx'
import { filtered, noFilter, type Product } from './product-list.ts'
import { useClothingTypes, useProducts } from './use-products.ts'

type Props = {
  /** Why products cannot be added, by id. */
  marks: ReadonlyMap<string, string>
  onAdd(products: readonly Product[]): void
  onClose(): void
}

/** A dialog to choose several products, in the order in which they are added. */
export function AddProductsDialog({ marks, onAdd, onClose }: Props) {
  const { result, reload } = useProducts()
  const clothingTypes = useClothingTypes()
  const [filter, setFilter] = useState(noFilter)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const list = useRef<HTMLUListElement>(null)
  const deferred = useDeferredValue(filter)
  const products = result.status === 'loaded' ? result.value : undefined
  const shown = useMemo(() => filtered(products ?? [], deferred), [products, deferred])
  const typeTitles = useMemo(() => new Map(clothingTypes.map(({ id, title }) => [id, title])), [clothingTypes])
  const byId = new Map(products?.map((product) => [product.id, product]))
  const added = chosen.flatMap((id) => byId.get(id) ?? [])
  const count = `${added.length} product${added.length === 1 ? '' : 's'}`
  return (
    <Dialog
      footer={
        <Flex align="center" gap={2} justify="flex-end" padding={3} wrap="wrap">
          <Box flex={1}>
            <Text muted role="status" size={1}>
              {added.length === 0 ? 'Select products in the order in which they should appear.' : `${count} selected`}
            </Text>
          </Box>
          <Button fontSize={1} mode="bleed" onClick={onClose} text="Cancel" />
          <Button
            disabled={added.length === 0}
            fontSize={1}
            onClick={() => onAdd(added)}
            text={added.length === 0 ? 'Add products' : `Add ${count}`}
          />
        </Flex>
      }
      header="Add products"
      id="add-products"
      onClose={onClose}
      width={2}
    >
      <Box padding={3} style={{ background: 'var(--card-bg-color)', position: 'sticky', top: 0, zIndex: 1 }}>
        <ProductFilters
          clothingTypes={clothingTypes}
          filter={filter}
          onChange={setFilter}
          onLeave={() => list.current?.querySelector<HTMLElement>('[data-focus]')?.focus()}
        />
      </Box>
      <Box padding={3} paddingTop={0}>
        <ProductListStates
          result={result}
          onRetry={reload}
          onShowAll={() => setFilter(noFilter)}
          shown={shown.length}
        />
        <ProductList
          chosen={chosen}
          isNumbered
          label="Products"
          marks={marks}
          onChoose={setChosen}
          products={shown}
          ref={list}
          typeTitles={typeTitles}
        />
      </Box>
    </Dialog>
  )
}
