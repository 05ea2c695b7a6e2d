import { textOf } from './responses/optional-values.ts'
import type { CentraShape } from './responses/shapes.ts'
import { isSwatch } from './responses/swatch.gen.ts'

type Described = Pick<CentraShape<'variants'>['products'][number], 'variantName' | 'swatch'>
type Text = CentraShape<'swatch'>['code']

/**
 * The colour of a variant. `swatch` is an attribute that the platform's staff set up (sandbox/commerce/README.md); without
 * it the variant's name is all that is known. Colour codes come out without a hash sign, in capitals, as addresses carry them.
 */
export function swatchOf({ variantName, swatch }: Described) {
  const { desc, code, code2 }: CentraShape<'swatch'> = isSwatch(swatch) ? swatch : {}
  return { colourName: textOf(desc) || textOf(variantName) || null, code: codeOf(code), code2: codeOf(code2) }
}

function codeOf(code: Text): string | null {
  return textOf(code)?.replace('#', '').toUpperCase() || null
}
