import { type ReactNode, useId } from 'react'
import { type ColourData, ColourDots } from '../colour-dots.tsx'
import { Link } from '../link.tsx'
import styles from './product-card.module.css'

type Props = {
  /**
   * The facts of a product that the card shows, from whichever query or call it comes: a new fact is added here and
   * shown below.
   */
  product: {
    /** Identifies the product to analytics. */
    readonly centraId: string | null
  }
  /** Name of the static part (`data-static`, docs/decisions/0064). */
  staticName?: string
  /** Without one the product has no page in this language. */
  href: string | undefined
  title: string | null
  heading?: 'h2' | 'h3'
  pictures: ReactNode
  tag: ReactNode
  colours: readonly ColourData[]
  coloursLabel: string
  /** Hex code of the colour that the picture shows; by default the first. */
  shownColour?: string | null | undefined
  /** Price, progress: below the title. */
  children?: ReactNode
}

/** The look of every product card, wherever its content comes from. */
export function CardView({
  product,
  staticName,
  href,
  title,
  heading: Heading = 'h3',
  pictures,
  tag,
  colours,
  coloursLabel,
  shownColour,
  children,
}: Props) {
  return (
    <article className={styles.card} data-centra-id={product.centraId ?? undefined} data-static={staticName}>
      <div className={styles.frame}>{pictures}</div>
      {tag && <div className={styles.tag}>{tag}</div>}
      <div className={styles.text}>
        <Heading className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</Heading>
        <ColourDots colours={colours} label={coloursLabel} name={`colour-${useId()}`} shown={shownColour} />
        <div className={styles.detail}>{children}</div>
      </div>
    </article>
  )
}
