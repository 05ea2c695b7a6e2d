import { colourCode } from '../routing/colour-codes.ts'
import styles from './colour-dots.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ColourData = { readonly name: string | null; readonly hex: string | null; readonly hex2: string | null }

/** CSS background of a colour: plain, or halved when it is two-tone. Anything that is no colour code gives nothing. */
export function colourBackground({ hex, hex2 }: Pick<ColourData, 'hex' | 'hex2'>): string | undefined {
  const first = colourCode(hex)
  const second = colourCode(hex2)
  if (!first) return undefined
  return second ? `linear-gradient(135deg, #${first} 50%, #${second} 50%)` : `#${first}`
}

export function ColourDots({ colours, label }: { colours: readonly ColourData[]; label: string }) {
  if (colours.length === 0) return null
  return (
    <ul className={styles.dots} aria-label={label}>
      {colours.map((colour) => (
        <li key={`${colour.hex}${colour.hex2}`}>
          <span className={styles.dot} style={{ background: colourBackground(colour) }} />
          <VisuallyHidden>{colour.name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
