import { Card, Heading, Stack } from '@sanity/ui'
import type { ReactNode, Ref } from 'react'

type Props = { name: string; place?: Ref<HTMLDivElement> | undefined; children: ReactNode }

/** The part of a tab that is about one product. */
export function ProductSection({ name, place, children }: Props) {
  return (
    <Card as="section" border padding={3} radius={2} ref={place}>
      <Stack gap={3}>
        <Heading as="h2" size={1}>
          {name}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
