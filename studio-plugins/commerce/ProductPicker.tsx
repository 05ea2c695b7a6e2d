import { SearchIcon } from '@sanity/icons/Search'
import { Card, Stack, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { useState } from 'react'
import type { FoundProduct } from './facts.ts'
import type { Platform } from './platform.ts'
import { useProductSearch } from './use-platform.ts'

type Props = {
  id: string
  platform: Platform
  value: string | undefined
  readOnly: boolean
  /** An empty text when the number is taken away. */
  onChoose(centraId: string): void
}

const none: FoundProduct[] = []

/** Finds a product of the platform by its name or number. */
export function ProductPicker({ id, platform, value, readOnly, onChoose }: Props) {
  const [text, setText] = useState('')
  const { answer } = useProductSearch(platform, text)
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
        {answer.status === 'failed' && <Text size={1}>Centra does not answer. Type the number instead.</Text>}
        {answer.status === 'loaded' && found.length === 0 && (
          <Text muted size={1}>{`No product in Centra has “${text.trim()}” in its name or number.`}</Text>
        )}
      </div>
    </Stack>
  )
}

function renderOption({ name, details }: FoundProduct) {
  return (
    <Card as="button" padding={3}>
      <Stack gap={2}>
        <Text size={1} weight="medium">
          {name}
        </Text>
        <Text muted size={1}>
          {details}
        </Text>
      </Stack>
    </Card>
  )
}
