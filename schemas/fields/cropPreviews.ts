import type { ImageOptions } from 'sanity'
import { type Crop, crops } from '#web/domain/content/picture-crops.ts'

const titles: Record<Crop, string> = {
  product: 'Product card',
  card: 'Card',
  article: 'Article',
  articlePhone: 'Article, phone',
  heroDesktop: 'Full width, laptop',
  heroPhone: 'Full width, phone',
  thumbnail: 'Thumbnail',
  sharing: 'Shared link',
}

/** Options of a picture with a hotspot, with previews of the crops that the storefront uses. */
export function cropPreviews(...names: readonly Crop[]): ImageOptions {
  return { hotspot: { previews: names.map((name) => ({ title: titles[name], aspectRatio: crops[name] })) } }
}
