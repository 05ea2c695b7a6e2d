import { SearchIcon } from '@sanity/icons/Search'
import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { FoundProduct } from './facts.ts'
import type { Platform } from './platform.ts'
import { useProductSearch } from './use-platform.ts'
import type { UsedField } from './uses.ts'

type Props = {
  id: string
  platform: Platform
  used: UsedField
  /** Id of the document that the number is chosen for. */
  own: string
  value: string | undefined
  readOnly: boolean
  /** An empty text when the number is taken away. */
  onChoose(centraId: string): void
}

const none: FoundProduct[] = []

/** Finds a product of the platform by its name or number. One that another document has cannot be chosen. */
export function ProductPicker({ id, platform, used, own, value, readOnly, onChoose }: Props) {
  const [text, setText] = useState('')
  const { answer } = useProductSearch(platform, text, used, own)
  const found = answer.status === 'loaded' ? answer.value : none
  return (
    <Stack gap={2}>
      <Autocomplete
        aria-label="Search for the product in Centra by name or number"
        filterOption={() => true}
        icon={SearchIcon}
        id={id}
        loading={answer.status === 'loading'}
        onChange={onChoose}
        onQueryChange={(query) => setText(query ?? '')}
        openButton={false}
        options={found}
        placeholder="Search by name or number"
        readOnly={readOnly}
        renderOption={renderOption}
        renderValue={(chosen) => chosen}
        {...(value ? { value } : {})}
      />
      <div role="status">
        {answer.status === 'failed' && <Text size={1}>Centra cannot be reached. Type the number instead.</Text>}
        {answer.status === 'loaded' && found.length === 0 && (
          <Text muted size={1}>{`No product in Centra has “${text.trim()}” in its name or number.`}</Text>
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

/** The list chooses what is clicked or has the focus at Enter; neither reaches it from here. */
function keepFromList(event: MouseEvent | KeyboardEvent) {
  if ('key' in event && event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.stopPropagation()
}

type UsedOptionProps = {
  name: string
  details: string
  usedBy: string
  /** The list gives these two to its options. */
  selected?: boolean
  tabIndex?: number
}

/** Can be focused, so that screen readers say why it cannot be chosen. */
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
        <Badge tone="caution">{`Used by “${usedBy}”`}</Badge>
      </Flex>
    </Card>
  )
}
