/** A product picture's address in another width: the image host's `w` and `h`, the crop unchanged. */
export function atWidth(src: string, width: number): string {
  return src.replace(/w=\d+&h=\d+/, `w=${width}&h=${Math.round((width * 937) / 730)}`)
}
