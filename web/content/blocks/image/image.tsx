import { textPictureWidth } from '#web/domain/content/picture-crops.ts'
import { generalPicture } from '#web/services/sanity/pictures.ts'
import { focusOf } from '#web/ui/focus.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { BlockProps } from '../block-props.ts'
import { Figure } from './figure.tsx'

const sizes = `(min-width: 1100px) ${textPictureWidth}px, 96vw`

export function ImageBlock({ block, doc, path, edit }: BlockProps<'image'>) {
  const picture = generalPicture(block, { sizes })
  if (!picture) return null
  return (
    <Figure caption={block.caption}>
      <Picture {...picture} focus={focusOf(block)} data-sanity={edit?.(doc, path)} />
    </Figure>
  )
}
