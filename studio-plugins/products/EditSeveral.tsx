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
import { without } from './product-list.ts'
import { useBulk } from './use-bulk.ts'
import { useProductChoice } from './use-product-choice.ts'

/** A list of all products in which several can be selected and changed together. */
export function EditSeveral() {
  const choice = useProductChoice()
  const { products, clothingTypes, typeTitles, shown, matching, selected, setSelected, toggleAll, filters } = choice
  const { key, ...list } = choice.rows
  const mayChange = useProductPermission('update')
  const { bulk, check, start, undoChange, close } = useBulk(typeTitles)
  const open = useOpenInNextPane()

  const shownIds = shown.map(({ id }) => id)
  const notSelected = without(shownIds, selected).length
  const isAll = shownIds.length > 0 && notSelected === 0 && selected.length >= matching
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
                aria-label={t('Select all {count} shown', { count: matching })}
                checked={isAll}
                disabled={shownIds.length === 0}
                indeterminate={!isAll && notSelected < shownIds.length}
                onChange={() => toggleAll(!isAll)}
              />
            )}
            <Text muted role="status" size={1}>
              {products.status === 'loaded' &&
                t('{shown} of {count} products', { shown: matching, count: products.value.total })}
            </Text>
          </Flex>
        </Stack>
      </Card>
      <Box flex={1} overflow="auto" paddingX={2}>
        <ProductListStates
          hasSelectingFailed={choice.hasSelectingFailed}
          onShowAll={choice.showAll}
          products={products}
        />
        <ProductList
          {...list}
          isReadOnly={!mayChange}
          key={key}
          label={t('Products')}
          onOpen={open}
          onSelect={setSelected}
          onSelectAll={() => toggleAll(true)}
          selected={selected}
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
