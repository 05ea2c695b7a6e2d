import { Box, Select } from '@sanity/ui'

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
  isReadOnly?: boolean
  /** The widest that it gets, in pixels. */
  width?: number
}

/** One filter over a list. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
  isReadOnly = false,
  width = 220,
}: Props<Value>) {
  return (
    <Box style={{ maxWidth: width, minWidth: 130 }}>
      <Select
        aria-label={label}
        disabled={isReadOnly}
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
