/**
 * The choices that distinguish a garment from others of its product, in the platform's words; null or empty where there
 * is no choice.
 */
export type GarmentChoice = {
  /** `women`, `men` or `unisex`. */
  readonly fit: string | null
  readonly colour: string | null
  readonly size: string | null
}

/** The words for it in one language; `inSize` has a `{size}`. */
export type GarmentTexts = { readonly forWomen: string; readonly forMen: string; readonly inSize: string }

/**
 * Fit, colour and size in the order in which every page and mail names them: `Menn, Gran, størrelse M`. A garment that
 * fits all is named without a fit.
 */
export function garmentChoice({ fit, colour, size }: GarmentChoice, texts: GarmentTexts): string {
  const parts = [fitText(fit, texts), colour, size && texts.inSize.replace('{size}', () => size)]
  const text = parts.filter(Boolean).join(', ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The same of a line of the bag or of an order. */
export function choiceOfLine(
  { gender, colourName, size }: { gender: string | null; colourName: string | null; size: string },
  texts: GarmentTexts,
): string {
  return garmentChoice({ fit: gender, colour: colourName, size }, texts)
}

function fitText(fit: string | null, { forWomen, forMen }: GarmentTexts): string {
  switch (fit?.toLowerCase()) {
    case 'women':
      return forWomen
    case 'men':
      return forMen
    default:
      return ''
  }
}
