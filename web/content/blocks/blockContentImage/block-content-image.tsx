import type { CSSProperties } from 'react'
import { generalPicture } from '#web/services/sanity/pictures.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { BlockProps } from '../block-props.ts'
import { Figure } from '../image/figure.tsx'
import styles from './block-content-image.module.css'

/** A picture of a chosen width (CSS pixels), to the left, in the middle or to the right of the text's column. */
export function BlockContentImage({ block, doc, path, edit }: BlockProps<'blockContentImage'>) {
  const { image, alt, align = 'center', maxWidthPx, caption } = block
  const sizes = maxWidthPx ? `(min-width: ${maxWidthPx}px) ${maxWidthPx}px, 96vw` : '(min-width: 800px) 620px, 96vw'
  const picture = generalPicture(image && { ...image, alt }, { sizes })
  if (!picture) return null
  const style: CSSProperties & Record<'--picture-width', string | undefined> = {
    '--picture-width': maxWidthPx ? `${maxWidthPx}px` : undefined,
  }
  return (
    <Figure caption={caption} reach="text" className={styles[align]} style={style}>
      <Picture {...picture} data-sanity={edit?.(doc, `${path}.image`)} />
    </Figure>
  )
}
