import { SearchIcon } from '@sanity/icons/Search'
import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import type { StringInputProps } from 'sanity'
import type { FoundProduct } from './facts.ts'
import { t } from './norwegian.ts'
import type { Platform } from './platform.ts'
import { useProductSearch } from './use-platform.ts'
import type { UsedField } from './uses.ts'

type Props = Pick<StringInputProps, 'id' | 'focused' | 'elementProps'> & {
  platform: Platform
  used: UsedField
  /** Id of the document that the number is chosen for. */
  own: string
  value: string | undefined
  readOnly: boolean
  /** Called with an empty string when the number is cleared. */
  onChoose(centraId: string): void
}

const noProducts: FoundProduct[] = []

/** Searches products by name or number. A product that another document uses cannot be chosen. */
export function ProductPicker({ id, focused, elementProps, platform, used, own, value, readOnly, onChoose }: Props) {
  const [text, setText] = useState('')
  const [field, setField] = useState<HTMLInputElement | null>(null)
  // The form focuses fields when it mounts: the search field is known later.
  useEffect(() => {
    if (focused) field?.focus()
  }, [focused, field])
  const { result } = useProductSearch(platform, text, used, own)
  const found = result.status === 'loaded' ? result.value : noProducts
  return (
    <Stack gap={2} onBlur={elementProps.onBlur} onFocus={elementProps.onFocus}>
      <Autocomplete
        aria-label={t('Search for the product in Centra by name or number')}
        filterOption={() => true}
        icon={SearchIcon}
        id={id}
        loading={result.status === 'loading'}
        onChange={onChoose}
        onQueryChange={(query) => setText(query ?? '')}
        openButton={false}
        options={found}
        placeholder={t('Search by name or number')}
        readOnly={readOnly}
        ref={setField}
        renderOption={renderOption}
        renderValue={(chosen) => chosen}
        {...(value ? { value } : {})}
      />
      <div role="status">
        {result.status === 'failed' && <Text size={1}>{t('Centra cannot be reached. Type the number instead.')}</Text>}
        {result.status === 'loaded' && found.length === 0 && (
          <Text muted size={1}>
            {t('No product in Centra has “{text}” in its name or number.', { text: text.trim() })}
          </Text>
        )}
      </div>
    </Stack>
  )
}

function renderOption({ usedBy, ...product }: FoundProduct) {
  return usedBy === undefined ? (
    <Card as="button" padding={3}>
      <ProductLines {...product} />
    </Card>
  ) : (
    <UsedOption {...product} usedBy={usedBy} />
  )
}

function ProductLines({ name, details }: Pick<FoundProduct, 'name' | 'details'>) {
  return (
    <Stack gap={2}>
      <Text size={1} weight="medium">
        {name}
      </Text>
      <Text muted size={1}>
        {details}
      </Text>
    </Stack>
  )
}

/** Stops clicks and Enter before the list takes them as a choice. */
function keepFromList(event: MouseEvent | KeyboardEvent) {
  if ('key' in event && event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.stopPropagation()
}

type UsedOptionProps = {
  name: string
  details: string
  usedBy: string
  /** Passed by the list to its options. */
  selected?: boolean
  tabIndex?: number
}

/** A product that cannot be chosen. It can be focused, so that screen readers announce why. */
function UsedOption({ name, details, usedBy, selected, tabIndex }: UsedOptionProps) {
  return (
    <Card
      aria-disabled="true"
      as="button"
      onClick={keepFromList}
      onKeyDown={keepFromList}
      padding={3}
      selected={selected}
      tabIndex={tabIndex}
      tone="transparent"
    >
      <Flex align="center" gap={3}>
        <Box flex={1} style={{ opacity: 0.6 }}>
          <ProductLines details={details} name={name} />
        </Box>
        <Badge tone="caution">{t('Used by “{product}”', { product: usedBy })}</Badge>
      </Flex>
    </Card>
  )
}
