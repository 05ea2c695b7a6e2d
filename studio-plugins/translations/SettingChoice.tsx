import { Flex, Text } from '@sanity/ui'
import type { SchemaType } from 'sanity'
import { z } from 'zod'
import { Choice } from '../ui/Choice.tsx'

type Props = {
  readonly schemaType: SchemaType | undefined
  /** Name of the field. */
  readonly setting: string
  readonly value: unknown
  readonly isReadOnly: boolean
  readonly onChange: (value: string) => void
}

const options = z.object({ list: z.array(z.object({ title: z.string(), value: z.string() })) })

/** The choice of what happens to a page without a translation: a field of its form, with the same title and options. */
export function SettingChoice({ schemaType, setting, value, isReadOnly, onChange }: Props) {
  const fields = schemaType?.jsonType === 'object' ? schemaType.fields : []
  const field = fields.find(({ name }) => name === setting)
  const { data } = options.safeParse(field?.type.options)
  const [first, ...others] = data?.list ?? []
  if (!field || !first) return null
  const title = field.type.title ?? setting
  return (
    <Flex align="center" gap={3} wrap="wrap">
      <Text size={1} weight="medium">
        {title}
      </Text>
      <Choice
        isReadOnly={isReadOnly}
        label={title}
        onChange={onChange}
        options={[first, ...others].map((option) => [option.value, option.title])}
        value={typeof value === 'string' ? value : first.value}
        width={420}
      />
    </Flex>
  )
}
