type Subset = {
  /** In `web/ui/fonts`. */
  readonly file: string
  /** In `node_modules`. */
  readonly source: string
  /** One weight, or those between two. */
  readonly weight: number | { readonly min: number; readonly max: number }
}

const instrumentSans = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght'

/** The fonts that `npm run fonts` writes. */
export const subsets: readonly Subset[] = [
  {
    file: 'bricolage-grotesque-600.woff2',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weight: 600,
  },
  { file: 'instrument-sans.woff2', source: `${instrumentSans}-normal.woff2`, weight: { min: 400, max: 600 } },
  { file: 'instrument-sans-italic.woff2', source: `${instrumentSans}-italic.woff2`, weight: { min: 400, max: 600 } },
]

/**
 * The letters that the style sheet declares for a font file, by the `unicode-range` of its face.
 * @throws {Error} when no face has the file
 */
export function lettersOf(css: string, file: string): string {
  const face = css.split('@font-face').find((text) => text.includes(`fonts/${file}`))
  const range = /unicode-range:([^;]+);/.exec(face ?? '')?.[1]
  if (range === undefined) throw new Error(`web/ui/fonts.css has no face with a unicode-range for ${file}`)
  return range
    .split(',')
    .flatMap((part) => {
      const [first = '', last = first] = part.trim().replace('U+', '').split('-')
      const start = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index)
    })
    .map((code) => String.fromCodePoint(code))
    .join('')
}
