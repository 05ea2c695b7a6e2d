import { colourBackground } from '../colour-dots.tsx'
import styles from './order-line.module.css'

/** Height by width of a product's picture, as `--product-ratio`. */
const HEIGHT_BY_WIDTH = 937 / 730

type Props = {
  picture: { readonly src: string; readonly srcSet?: string | undefined } | undefined
  /** Shown where there is no picture. */
  colour: { readonly code: string | null; readonly code2: string | null }
  /** Pixels. */
  width: number
  /** Its place stays empty for now. */
  isLate?: boolean
}

/** The garment of a line. Loaded at once: pictures that are below the window are printed too. */
export function LinePicture({ picture, colour: { code, code2 }, width, isLate }: Props) {
  const background = picture || isLate ? undefined : colourBackground({ hex: code, hex2: code2 })
  return (
    <div className={styles.frame} style={{ background }}>
      {picture && !isLate && (
        // biome-ignore lint/performance/noImgElement: the image host scales.
        <img {...picture} sizes={`${width}px`} width={width} height={Math.round(width * HEIGHT_BY_WIDTH)} alt="" />
      )}
    </div>
  )
}
