/** Pixels. Product pictures (docs/product/9), and pictures in the link previews of other sites. */
export const productPictureSize = { width: 730, height: 937 } as const
/** docs/product/9. Pixels. */
export const productPictureWidths = [320, 375, 640, 751, 1000, 1600, 2000] as const
export const sharingPictureSize = { width: 1200, height: 630 } as const

/** How the storefront cuts pictures, as width over height. The Studio previews these crops where a hotspot is set. */
export const crops = {
  /** Cards, product pages and tiles. */
  product: productPictureSize.width / productPictureSize.height,
  /** Cards of pages and articles, heads of pages, pictures beside a text. */
  card: 3 / 2,
  /** On top of an article; on phones `articlePhone`. */
  article: 2,
  articlePhone: 4 / 3,
  /** Full-bleed pictures fill what the window leaves: about this on a laptop and on a phone. */
  heroDesktop: 1440 / 760,
  heroPhone: 375 / 620,
  thumbnail: 1,
  sharing: sharingPictureSize.width / sharingPictureSize.height,
} as const

export type Crop = keyof typeof crops
