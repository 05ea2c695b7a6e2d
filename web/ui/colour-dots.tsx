import { colourCode, colourQuery } from '../routing/colour-codes.ts'
import styles from './colour-dots.module.css'

export type ColourData = { readonly name: string | null; readonly hex: string | null; readonly hex2: string | null }

/**
 * CSS background of a colour: plain, or halved when it is two-tone. Undefined for anything that is not a colour code.
 */
export function colourBackground({ hex, hex2 }: Pick<ColourData, 'hex' | 'hex2'>): string | undefined {
  const first = colourCode(hex)
  const second = colourCode(hex2)
  if (!first) return undefined
  return second ? `linear-gradient(135deg, #${first} 50%, #${second} 50%)` : `#${first}`
}

type Props = {
  colours: readonly ColourData[]
  label: string
  /** The name of the radio buttons: the card's own. */
  name: string
  /** Hex code of the colour that the card's picture shows; by default the first. */
  shown?: string | null | undefined
}

/** A colour is a picture, named `Farger: Gran`; of several one can be selected, and the card follows (`LiveCards`). */
export function ColourDots({ colours, label, name, shown }: Props) {
  const [first, ...others] = colours
  if (!first) return null
  if (others.length === 0) {
    return (
      <div className={styles.dots} role="img" aria-label={`${label}: ${first.name ?? ''}`}>
        <i style={{ background: colourBackground(first) }} />
      </div>
    )
  }
  const selected = colours.find(({ hex }) => shown && colourCode(hex) === colourCode(shown)) ?? first
  return (
    <div className={styles.dots} role="radiogroup" aria-label={label}>
      {colours.map((colour) => (
        <label key={`${colour.hex}${colour.hex2}`} title={colour.name ?? undefined}>
          <input
            type="radio"
            name={name}
            value={colourQuery(colour.hex, colour.hex2)}
            aria-label={colour.name ?? undefined}
            defaultChecked={colour === selected}
          />
          <i style={{ background: colourBackground(colour) }} />
        </label>
      ))}
    </div>
  )
}
