import { PortableText } from '@portabletext/react'
import { keepTogether } from '#web/i18n/keep-together.ts'
import type { RichTextValue } from '../types.gen.ts'
import type { RichTextPlace } from './block-props.ts'
import { headingLevels } from './heading-levels.ts'
import { richTextComponents } from './registry.tsx'
import styles from './rich-text.module.css'
import { sectionsOf } from './sections.ts'

type Props = RichTextPlace & { readonly value: RichTextValue | null | undefined }

/** The editors' rich text. Renders nothing when there is no text. */
export function RichText({ value, ...place }: Props) {
  if (!value?.length) return null
  const headings = headingLevels(value)
  const places = new Map(sectionsOf(value).map(({ key, id }) => [key, id]))
  return (
    <div className={styles.container} data-static={`text-${value[0]?._key}`}>
      <div className={styles.grid} data-blocks={place.edit?.(place.doc, place.path)}>
        <PortableText
          value={keepUnitsTogether(value)}
          components={richTextComponents({ ...place, headings, places })}
          onMissingComponent={false}
        />
      </div>
    </div>
  )
}

/** A rich text whose running text, in blocks inside blocks too, breaks no line between a figure and its unit. */
function keepUnitsTogether<Value>(value: Value): Value
function keepUnitsTogether(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((member) => keepUnitsTogether(member))
  if (!isRecord(value)) return value
  if (value._type === 'span' && typeof value.text === 'string') return { ...value, text: keepTogether(value.text) }
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, keepUnitsTogether(field)]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
