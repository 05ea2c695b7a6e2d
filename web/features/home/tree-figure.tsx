import { groupThousands } from '../../domain/numbers.ts'
import { Section } from '../../ui/section.tsx'
import styles from './tree-figure.module.css'

/** How many trees the shop has planted, as large as it deserves. */
export function TreeFigure({ figure, text }: { figure: number | null; text: string | null }) {
  if (!figure || !text) return null
  return (
    <Section ground="dark">
      <p className={styles.tree}>
        <strong>{groupThousands(figure)}</strong>
        <span>{text}</span>
      </p>
    </Section>
  )
}
