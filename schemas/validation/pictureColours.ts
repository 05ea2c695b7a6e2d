import { t } from '../norwegian.ts'
export type ProductPictures = {
  readonly colors?: readonly { readonly hex?: string }[]
  readonly images?: readonly { readonly _key?: string; readonly colorHex?: string }[]
}

/** Problems of pictures whose colour the product does not have: they would never be shown. */
export function pictureColourProblems({ colors = [], images = [] }: ProductPictures) {
  const known = new Set(colors.map(({ hex }) => hex?.toLowerCase()))
  const problems = images.flatMap(({ _key, colorHex }) =>
    colorHex && _key && !known.has(colorHex.toLowerCase())
      ? [
          {
            path: ['images', { _key }, 'colorHex'],
            message: t('The product does not have the colour {colour}.', { colour: colorHex }),
          },
        ]
      : [],
  )
  // Sanity: true means valid.
  return problems.length === 0 || problems
}
