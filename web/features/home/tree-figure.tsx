import { groupThousands } from '#web/domain/numbers.ts'
import { keepTogether } from '#web/i18n/keep-together.ts'
import { Section } from '#web/ui/section.tsx'
import styles from './tree-figure.module.css'

type Props = {
  figure: number | null
  text: string | null
  /** Value of `data-sanity` for the figure; the text carries its own. */
  figureEdit?: string | undefined
}

/** The number of trees that the shop has planted, in large type. */
export function TreeFigure({ figure, text, figureEdit }: Props) {
  if (!figure || !text) return null
  return (
    <Section ground="dark">
      <p className={styles.tree}>
        <strong data-sanity={figureEdit}>{groupThousands(figure)}</strong>
        <span>{keepTogether(text)}</span>
      </p>
    </Section>
  )
}
