import { SearchIcon } from '@sanity/icons/Search'
import { Box, TextInput } from '@sanity/ui'
import type { KeyboardEvent } from 'react'

type Props = {
  label: string
  placeholder?: string
  autoFocus?: boolean
  value: string
  onChange: (text: string) => void
  /** Called when the down arrow moves the focus from the search to the list. */
  onLeave?: () => void
}

/** The search over a list. */
export function SearchInput({ label, placeholder = label, autoFocus = false, value, onChange, onLeave }: Props) {
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !onLeave) return
    event.preventDefault()
    onLeave()
  }
  return (
    <Box flex={1} style={{ minWidth: 180 }}>
      <TextInput
        aria-label={label}
        autoFocus={autoFocus}
        clearButton={value !== ''}
        fontSize={1}
        icon={SearchIcon}
        onChange={(event) => onChange(event.currentTarget.value)}
        onClear={() => onChange('')}
        onKeyDown={leave}
        placeholder={placeholder}
        value={value}
      />
    </Box>
  )
}
