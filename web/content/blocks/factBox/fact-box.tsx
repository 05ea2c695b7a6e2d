import { PortableText } from '@portabletext/react'
import { textComponents } from '../block/block.tsx'
import type { BlockProps } from '../block-props.ts'
import flow from '../flow.module.css'
import styles from './fact-box.module.css'

export function FactBox({ block, lang, headings }: BlockProps<'factBox'>) {
  const titleId = `fact-${block._key}`
  return (
    <aside className={styles.box} aria-labelledby={block.title ? titleId : undefined}>
      {block.title && (
        <p id={titleId} className={styles.title}>
          {block.title}
        </p>
      )}
      <div className={flow.flow}>
        <PortableText
          value={block.content ?? []}
          components={textComponents(lang, { levels: headings })}
          onMissingComponent={false}
        />
      </div>
    </aside>
  )
}
