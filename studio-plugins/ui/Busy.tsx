import { Flex, Spinner, Text } from '@sanity/ui'

type Props = {
  readonly text: string
  readonly padding?: number
}

/** Says what is being loaded or done, next to a spinner. */
export function Busy({ text, padding = 0 }: Props) {
  return (
    <Flex align="center" gap={3} padding={padding} role="status">
      <Spinner muted size={1} />
      <Text muted size={1}>
        {text}
      </Text>
    </Flex>
  )
}
