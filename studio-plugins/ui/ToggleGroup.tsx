import { Button, Flex } from '@sanity/ui'
import type { ReactNode } from 'react'

type Props<Value extends string> = {
  label: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChange: (value: Value) => void
  /** After the buttons. */
  children?: ReactNode
}

/** Buttons of which one is pressed. */
export function ToggleGroup<Value extends string>({ label, options, value, onChange, children }: Props<Value>) {
  return (
    <Flex aria-label={label} gap={1} role="group" wrap="wrap">
      {options.map(([option, title]) => (
        <Button
          aria-pressed={option === value}
          fontSize={1}
          key={option}
          mode={option === value ? 'default' : 'ghost'}
          onClick={() => onChange(option)}
          padding={2}
          text={title}
        />
      ))}
      {children}
    </Flex>
  )
}
