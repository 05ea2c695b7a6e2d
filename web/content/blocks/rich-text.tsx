import { PortableText } from '@portabletext/react'
import type { RichTextValue } from '../types.gen.ts'
import type { RichTextPlace } from './block-props.ts'
import { headingLevels } from './heading-levels.ts'
import { keepUnitsTogether } from './keep-units-together.ts'
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
