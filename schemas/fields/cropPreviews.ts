import type { ImageOptions } from 'sanity'
import { type Crop, crops, shownSize } from '#web/domain/content/picture-crops.ts'
import type { StoredPicture } from '#web/domain/content/picture-size.ts'
import type { ModelText } from '../norwegian.ts'
import { checkLocalizedAltText } from '../validation/altText.ts'
import { checkPictureSize, type PicturePlace } from '../validation/pictureSize.ts'

declare module 'sanity' {
  interface BaseSchemaTypeOptions {
    /** The crops for which a picture has to be large enough. */
    largeEnoughFor?: readonly Crop[]
  }
}

const titles: Record<Crop, ModelText> = {
  product: 'Product card',
  card: 'Card',
  article: 'Article',
  articlePhone: 'Article, phone',
  heroDesktop: 'Full width, laptop',
  heroPhone: 'Full width, phone',
  thumbnail: 'Thumbnail',
  sharing: 'Shared link',
}

export const placeOf = (crop: Crop): PicturePlace => ({ title: titles[crop], ...shownSize(crop) })

/** Options of a picture with a hotspot, with previews of the crops that the storefront uses. */
export function cropPreviews(...names: readonly Crop[]): ImageOptions {
  return {
    help: 'pictures#choose-what-stays-in-the-picture',
    largeEnoughFor: names,
    hotspot: { previews: names.map((name) => ({ title: titles[name], aspectRatio: crops[name] })) },
  }
}

/** The part that the rules of pictures and of their aliases have in common. */
type PictureRule<R> = { custom(check: (picture: StoredPicture | undefined) => true | string): R; warning(): R }

/** Warns of a picture that is too small or too large for its crops. */
export function largeEnoughFor(...names: readonly Crop[]) {
  const places = names.map(placeOf)
  return <R extends PictureRule<R>>(rule: R): R => rule.custom((picture) => checkPictureSize(picture, places)).warning()
}

/** Options and rules of a described picture that the storefront shows in these crops. */
export function cropped(...names: readonly Crop[]) {
  return {
    options: cropPreviews(...names),
    validation: <R extends PictureRule<R>>(rule: R): R[] => [
      rule.custom(checkLocalizedAltText).warning(),
      largeEnoughFor(...names)(rule),
    ],
  }
}
