import { SearchIcon } from '@sanity/icons/Search'
import { Box, Flex, Select, TextInput } from '@sanity/ui'
import type { KeyboardEvent } from 'react'
import { productStateOptions } from '#schemas/documents/productStates.ts'
import type { ClothingType } from '../commerce/clothing-types.ts'
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
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    onLeave()
  }
  return (
    <Flex gap={2} wrap="wrap">
      <Box flex={1} style={{ minWidth: 180 }}>
        <TextInput
          aria-label="Search products by name or number"
          autoFocus
          clearButton={filter.text !== ''}
          fontSize={1}
          icon={SearchIcon}
          onChange={(event) => onChange({ ...filter, text: event.currentTarget.value })}
          onClear={() => onChange({ ...filter, text: '' })}
          onKeyDown={leave}
          placeholder="Search by name or number"
          value={filter.text}
        />
      </Box>
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

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange(value: Value): void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Box style={{ minWidth: 150 }}>
      <Select
        aria-label={label}
        fontSize={1}
        onChange={({ currentTarget }) => {
          const chosen = options.find(([option]) => option === currentTarget.value)
          if (chosen) onChange(chosen[0])
        }}
        value={value}
      >
        {options.map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </Select>
    </Box>
  )
}
