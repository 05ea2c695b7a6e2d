type Swatch = { readonly desc?: string | null; readonly code?: string | null; readonly code2?: string | null }
type WithSwatch = { readonly variantName?: string | null; readonly swatch?: Swatch | null }

/**
 * The colour of a variant. `swatch` is an attribute that the platform's staff set up (sandbox/commerce/README.md); without
 * it the variant's name is all that is known. Colour codes come out without a hash sign, in capitals, as addresses carry them.
 */
export function swatchOf({ variantName, swatch }: WithSwatch) {
  return {
    colourName: swatch?.desc || variantName || null,
    code: codeOf(swatch?.code),
    code2: codeOf(swatch?.code2),
  }
}

function codeOf(code: string | null | undefined): string | null {
  return code?.replace('#', '').toUpperCase() || null
}
