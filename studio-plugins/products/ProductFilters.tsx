import { Flex } from '@sanity/ui'
import { productStateOptions } from '#schemas/documents/productStates.ts'
import { t as modelText } from '#schemas/norwegian.ts'
import type { ClothingType } from '../commerce/clothing-types.ts'
import { Choice } from '../ui/Choice.tsx'
import { SearchInput } from '../ui/SearchInput.tsx'
import { t } from './norwegian.ts'
import type { Filter } from './product-list.ts'

type Props = {
  filter: Filter
  clothingTypes: readonly ClothingType[]
  hasChanges?: boolean
  onChange(filter: Filter): void
  /** Called when the down arrow moves the focus from the search to the list. */
  onLeave(): void
}

/** Search and filters over a list of products. */
export function ProductFilters({ filter, clothingTypes, hasChanges = false, onChange, onLeave }: Props) {
  return (
    <Flex gap={2} wrap="wrap">
      <SearchInput
        autoFocus
        label={t('Search products by name or number')}
        onChange={(text) => onChange({ ...filter, text })}
        onLeave={onLeave}
        placeholder={t('Search by name or number')}
        value={filter.text}
      />
      <Choice
        label={t('Clothing type')}
        onChange={(clothingType) => onChange({ ...filter, clothingType })}
        options={[['', t('All clothing types')], ...clothingTypes.map(({ id, title }) => [id, title] as const)]}
        value={filter.clothingType}
      />
      <Choice
        label={t('State')}
        onChange={(state) => onChange({ ...filter, state })}
        options={[
          ['', t('All states')],
          ...productStateOptions.map(({ value, title }) => [value, modelText(title)] as const),
        ]}
        value={filter.state}
      />
      {hasChanges && (
        <Choice
          label={t('Published')}
          onChange={(changes) => onChange({ ...filter, changes })}
          options={[
            ['', t('Published or not')],
            ['unpublished', t('With unpublished changes')],
            ['never', t('Never published')],
          ]}
          value={filter.changes}
        />
      )}
    </Flex>
  )
}
