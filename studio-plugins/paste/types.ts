export type PasteOptions = {
  /** Type of the rows of a table: an object with `cells`, an array of strings. */
  readonly rowType: string
  /** What the video block plays, as editors know it. */
  readonly players: string
  /** The address that the video block stores for one that it plays; undefined for any other. */
  readonly videoAt: (address: string) => string | undefined
  /** Origins of the lake's pictures, which are not uploaded again. */
  readonly pictureOrigins: readonly string[]
}
