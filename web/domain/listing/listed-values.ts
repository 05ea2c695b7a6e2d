import { baseColoursOf } from '../product/base-colours.ts'

type Colour = { readonly hex: string | null; readonly hex2: string | null }

/** The fits under which a product is listed: unisex counts as women and men too. */
export function listedFits<Fit extends string>(fit: readonly Fit[] | null): readonly (Fit | 'women' | 'men')[] {
  const stored = fit ?? []
  return stored.some((one) => one === 'unisex') ? [...new Set([...stored, 'women', 'men'] as const)] : stored
}

/** The base colours of all colours of a product, each once. */
export function listedColours(colours: readonly Colour[] | null): readonly string[] {
  return [...new Set((colours ?? []).flatMap(({ hex, hex2 }) => baseColoursOf(hex, hex2)))]
}
