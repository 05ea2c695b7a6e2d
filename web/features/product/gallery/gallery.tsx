import type { ProductQueryResult } from '#web/content/types.gen.ts'
import { picturesFor } from '#web/domain/product/product-pictures.ts'
import { translator } from '#web/i18n/translate.ts'
import { choiceGuard } from '#web/lib/choice-guard.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import { clean } from '#web/lib/stega-clean.ts'
import { colourCode, colourQuery } from '#web/routing/colour-codes.ts'
import type { Language } from '#web/routing/languages.ts'
import { generalPicture, productPicture } from '#web/services/sanity/pictures.ts'
import { GalleryControls } from '../lazy-parts.tsx'
import styles from './gallery.module.css'
import { GalleryPictures } from './gallery-pictures.tsx'

/** A picture alone in its row is wider; lazy ones are measured by browsers that can (`auto`). */
const inPair = '(min-width: 950px) 38vw, 92vw'
const alone = '(min-width: 950px) 60vw, 92vw'

/**
 * Two columns next to the buy column; below 950 px one row to swipe. All pictures are in the document, those of another
 * fit or colour hidden: `ProductChoice` shows them when the choice changes. Each is a link to the whole picture, which
 * opens over the page once scripts run.
 */
export function Gallery({
  lang,
  product,
  edit,
}: {
  lang: Language
  product: NonNullable<ProductQueryResult>
  edit?: EditAttribute
}) {
  const images = product.images ?? []
  const shown = picturesFor(images, { fit: product.fit?.[0], hex: product.colors?.[0]?.hex })
  const pictures = images.flatMap((image) => {
    const isFirst = image === shown[0]
    const picture = productPicture(image, { sizes: isFirst && shown.length > 1 ? inPair : `auto, ${alone}` })
    if (!picture) return []
    const { src, alt, sizes, lqip } = picture
    return {
      key: image._key,
      src,
      alt,
      sizes,
      isFirst,
      isShown: shown.includes(image),
      lqip: isFirst ? lqip : undefined,
      href: generalPicture(image, { sizes: '100vw' })?.src ?? src,
      gender: image.gender,
      colour: colourCode(image.colorHex),
      sanity: edit?.(product, `images[_key=="${image._key}"]`),
    }
  })
  const t = translator(lang, 'product')
  const label = t('pictures', { product: clean(product.title) ?? '' })
  return (
    <div
      className={styles.frame}
      data-fit={clean(product.fit ?? []).join(' ')}
      data-color={(product.colors ?? []).flatMap(({ hex, hex2 }) => colourQuery(hex, hex2) ?? []).join(' ')}
    >
      <GalleryPictures pictures={pictures} texts={{ label, enlarge: t('enlarge') }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which the policy knows by its hash. */}
      <script data-static="gallery-guard" dangerouslySetInnerHTML={{ __html: choiceGuard }} />
      <GalleryControls
        texts={{
          label,
          close: t('close'),
          previous: t('previousPicture'),
          next: t('nextPicture'),
          zoomIn: t('zoomIn'),
          zoomOut: t('zoomOut'),
        }}
      />
    </div>
  )
}
