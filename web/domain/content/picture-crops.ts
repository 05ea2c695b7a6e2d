/** Pixels. Product pictures (docs/product/9), and pictures in the link previews of other sites. */
export const productPictureSize = { width: 730, height: 937 } as const
/** docs/product/9. Pixels. */
export const productPictureWidths = [320, 375, 640, 751, 1000, 1600, 2000] as const
export const sharingPictureSize = { width: 1200, height: 630 } as const

/** How the storefront cuts pictures, as width over height. The Studio previews these crops where a hotspot is set. */
export const crops = {
  /** Cards, product pages and tiles. */
  product: productPictureSize.width / productPictureSize.height,
  /** Cards of pages and articles, heads of pages, pictures next to a text. */
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

/** The largest size at which each crop is shown, in CSS pixels: in a window 1440 pixels wide, on a phone 375. */
const shownWidths: Record<Crop, number> = {
  // Its file is twice as large, for dense screens.
  product: productPictureSize.width / 2,
  card: 720,
  article: 1440,
  articlePhone: 375,
  heroDesktop: 1440,
  heroPhone: 375,
  thumbnail: 160,
  // Other sites show link previews at about half the size that they ask for.
  sharing: sharingPictureSize.width / 2,
}

/** Pixels. */
export function shownSize(crop: Crop): { width: number; height: number } {
  const width = shownWidths[crop]
  return { width, height: Math.round(width / crops[crop]) }
}

/** Pixels: how wide a picture of a text is at most. */
export const textPictureWidth = 880
