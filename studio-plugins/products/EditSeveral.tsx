import { Box, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { usePerspective } from 'sanity'
import { useOpenInNextPane } from '../use-open-in-next-pane.ts'
import { useProductPermission } from '../use-product-permission.ts'
import { BulkBar } from './BulkBar.tsx'
import { BulkDialog } from './BulkDialog.tsx'
import { BulkResult } from './BulkResult.tsx'
import { t } from './norwegian.ts'
import { ProductFilters } from './ProductFilters.tsx'
import { ProductList } from './ProductList.tsx'
import { ProductListStates } from './ProductListStates.tsx'
import { withAll, without } from './product-list.ts'
import { useBulk } from './use-bulk.ts'
import { useProductChoice } from './use-product-choice.ts'

/** A list of all products in which several can be selected and changed together. */
export function EditSeveral() {
  const { products, clothingTypes, typeTitles, shown, selected, setSelected, list, filters, showAll } =
    useProductChoice()
  const mayChange = useProductPermission('update')
  const { bulk, check, start, undoChange, close } = useBulk(typeTitles)
  const open = useOpenInNextPane()

  const shownIds = shown.map(({ id }) => id)
  const notSelected = without(shownIds, selected).length
  const isAll = shownIds.length > 0 && notSelected === 0
  return (
    <Flex
      data-testid="edit-several"
      direction="column"
      // On phones panes grow with what is in them, and the bar at the bottom would be out of sight. 100 px: bars of the
      // Studio above.
      style={{ height: '100%', maxHeight: 'calc(100dvh - 100px)' }}
    >
      <Card borderBottom padding={3}>
        <Stack gap={3}>
          <ProductFilters {...filters} hasChanges />
          {mayChange === false && (
            <Card padding={3} radius={2} tone="caution">
              <Text size={1}>{t('Your role does not allow you to edit products.')}</Text>
            </Card>
          )}
          <DraftsOnly />
          <Flex align="center" gap={2}>
            {mayChange && (
              <Checkbox
                aria-label={t('Select all {count} shown', { count: shownIds.length })}
                checked={isAll}
                disabled={shownIds.length === 0}
                indeterminate={notSelected > 0 && notSelected < shownIds.length}
                onChange={() => setSelected(isAll ? without(selected, shownIds) : withAll(selected, shownIds))}
              />
            )}
            <Text muted role="status" size={1}>
              {products.status === 'loaded' &&
                t('{shown} of {count} products', { shown: shown.length, count: products.value.length })}
            </Text>
          </Flex>
        </Stack>
      </Card>
      <Box flex={1} overflow="auto" paddingX={2}>
        <ProductListStates onShowAll={showAll} products={products} shown={shown.length} />
        <ProductList
          selected={selected}
          isReadOnly={!mayChange}
          label={t('Products')}
          onSelect={setSelected}
          onOpen={open}
          products={shown}
          ref={list}
          typeTitles={typeTitles}
        />
      </Box>
      {bulk.step === 'done' && (
        <BulkResult {...bulk} onClose={close} onUndo={() => undoChange(bulk.change, bulk.outcome.done)} />
      )}
      {selected.length > 0 && (
        <BulkBar
          clothingTypes={clothingTypes}
          count={selected.length}
          onChange={(change) => check(change, selected)}
          onClear={() => setSelected([])}
        />
      )}
      <BulkDialog bulk={bulk} onClose={close} onStart={start} />
    </Flex>
  )
}

/** A note that the perspective in the navigation bar does not apply here. */
function DraftsOnly() {
  const { selectedReleaseId, selectedPerspectiveName } = usePerspective()
  if (!selectedReleaseId && selectedPerspectiveName !== 'published') return null
  return (
    <Card padding={3} radius={2} tone="caution">
      <Text size={1}>
        {t('This list shows and changes drafts, regardless of the release or perspective chosen above.')}
      </Text>
    </Card>
  )
}
