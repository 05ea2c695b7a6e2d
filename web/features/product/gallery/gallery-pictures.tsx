import { productPictureSize } from '#web/domain/content/picture-crops.ts'
import { Picture } from '#web/ui/picture.tsx'
import { productSrcSet } from '#web/ui/picture-width.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './gallery.module.css'

type GalleryPicture = {
  readonly key: string
  /** Address in 730x937, as `productPicture` gives it. */
  readonly src: string
  readonly alt: string
  readonly sizes: string
  /** The blurred preview of the first picture, which is loaded before the others. */
  readonly lqip?: string | undefined
  readonly isFirst: boolean
  readonly isShown: boolean
  /** The whole picture. */
  readonly href: string
  readonly gender?: string | null | undefined
  readonly colour?: string | undefined
  readonly sanity?: string | undefined
}

type Props = { pictures: readonly GalleryPicture[]; texts: { label: string; enlarge: string } }

/**
 * The pictures of every fit and colour, each a link to the whole picture. Static (docs/decisions/0064): the code that
 * shows and hides them works on the document.
 */
export function GalleryPictures({ pictures, texts: { label, enlarge } }: Props) {
  return (
    <ul className={styles.gallery} aria-label={label} data-gallery="" data-static="gallery">
      {pictures.map(({ key, src, alt, sizes, lqip, isFirst, isShown, href, gender, colour, sanity }) => (
        <li key={key} hidden={!isShown} data-gender={gender} data-colour={colour} suppressHydrationWarning>
          <a href={href} className={styles.enlarge} data-scripted="">
            <Picture
              {...productPictureSize}
              src={src}
              srcSet={productSrcSet(src)}
              alt={alt}
              sizes={sizes}
              priority={isFirst}
              {...(lqip && { lqip })}
              {...(sanity && { 'data-sanity': sanity })}
            />
            <VisuallyHidden>{enlarge}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
