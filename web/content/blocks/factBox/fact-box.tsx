import { PortableText } from '@portabletext/react'
import { textComponents } from '../block/block.tsx'
import type { BlockProps } from '../block-props.ts'
import flow from '../flow.module.css'
import styles from './fact-box.module.css'

export function FactBox({ block, lang, headings, doc, path, edit }: BlockProps<'factBox'>) {
  const { title, content } = block.shared ?? block
  const titleId = `fact-${block._key}`
  if (!content?.length) return null
  return (
    <aside
      className={styles.box}
      aria-labelledby={title ? titleId : undefined}
      // The texts of a shared fact box belong to another document.
      data-sanity={edit?.(doc, path)}
    >
      {title && (
        <p id={titleId} className={styles.title}>
          {title}
        </p>
      )}
      <div className={flow.flow}>
        <PortableText
          value={content}
          components={textComponents(lang, { levels: headings })}
          onMissingComponent={false}
        />
      </div>
    </aside>
  )
}
