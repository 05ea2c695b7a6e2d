import { Flex } from '@sanity/ui'
import { productStateOptions } from '#schemas/documents/productStates.ts'
import type { ClothingType } from '../commerce/clothing-types.ts'
import { Choice } from '../ui/Choice.tsx'
import { SearchInput } from '../ui/SearchInput.tsx'
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
        label="Search products by name or number"
        onChange={(text) => onChange({ ...filter, text })}
        onLeave={onLeave}
        placeholder="Search by name or number"
        value={filter.text}
      />
      <Choice
        label="Clothing type"
        onChange={(clothingType) => onChange({ ...filter, clothingType })}
        options={[['', 'All clothing types'], ...clothingTypes.map(({ id, title }) => [id, title] as const)]}
        value={filter.clothingType}
      />
      <Choice
        label="State"
        onChange={(state) => onChange({ ...filter, state })}
        options={[['', 'All states'], ...productStateOptions.map(({ value, title }) => [value, title] as const)]}
        value={filter.state}
      />
      {hasChanges && (
        <Choice
          label="Published"
          onChange={(changes) => onChange({ ...filter, changes })}
          options={[
            ['', 'Published or not'],
            ['unpublished', 'With unpublished changes'],
            ['never', 'Never published'],
          ]}
          value={filter.changes}
        />
      )}
    </Flex>
  )
}
