import { productPictureSize, productPictureWidths } from '#web/domain/content/picture-crops.ts'

/** A product picture's address in another width: the image host's `w` and `h`, the crop unchanged. */
export function atWidth(src: string, width: number): string {
  const height = Math.round((width * productPictureSize.height) / productPictureSize.width)
  return src.replace(/w=\d+&h=\d+/, `w=${width}&h=${height}`)
}

/** All widths of a product picture. */
export function productSrcSet(src: string): string {
  return productPictureWidths.map((width) => `${atWidth(src, width)} ${width}w`).join(', ')
}
