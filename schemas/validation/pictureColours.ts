import { t } from '../norwegian.ts'
export type ProductPictures = {
  readonly colors?: readonly { readonly hex?: string; readonly hex2?: string }[]
  readonly images?: readonly { readonly _key?: string; readonly colorHex?: string }[]
}

/** A picture of a colour that the product does not have would never be shown. */
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
  return problems.length === 0 || problems
}
