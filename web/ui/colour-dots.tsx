import { colourCode } from '../routing/colour-codes.ts'
import styles from './colour-dots.module.css'

export type ColourData = { readonly name: string | null; readonly hex: string | null; readonly hex2: string | null }

/** CSS background of a colour: plain, or halved when it is two-tone. Anything that is no colour code gives nothing. */
export function colourBackground({ hex, hex2 }: Pick<ColourData, 'hex' | 'hex2'>): string | undefined {
  const first = colourCode(hex)
  const second = colourCode(hex2)
  if (!first) return undefined
  return second ? `linear-gradient(135deg, #${first} 50%, #${second} 50%)` : `#${first}`
}

type Props = {
  colours: readonly ColourData[]
  label: string
  /** The card's own, for the static part that they are (docs/decisions/0064). */
  name?: string
}

/** One picture for screen readers, named by its colours: `Farger: Gran, Multe`. */
export function ColourDots({ colours, label, name }: Props) {
  if (colours.length === 0) return null
  const names = colours.flatMap(({ name }) => name || [])
  return (
    <div className={styles.dots} role="img" aria-label={`${label}: ${names.join(', ')}`} data-static={name}>
      {colours.map((colour) => (
        <i key={`${colour.hex}${colour.hex2}`} style={{ background: colourBackground(colour) }} />
      ))}
    </div>
  )
}
