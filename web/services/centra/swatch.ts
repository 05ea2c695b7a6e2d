import * as v from 'valibot'
import { textOf } from './responses/optional-values.ts'
import { swatchShape, type variantShape } from './responses/variants.ts'

type Described = Pick<v.InferInput<typeof variantShape>, 'variantName' | 'swatch'>
type Swatch = v.InferInput<typeof swatchShape>

/**
 * The colour of a variant. `swatch` is an attribute that the platform's staff set up (sandbox/commerce/README.md);
 * without it the variant's name is all that is known. Colour codes come out without a hash sign, in capitals, as
 * addresses carry them.
 */
export function swatchOf({ variantName, swatch }: Described) {
  const { desc, code, code2 }: Swatch = v.is(swatchShape, swatch) ? swatch : {}
  return { colourName: textOf(desc) || textOf(variantName) || null, code: codeOf(code), code2: codeOf(code2) }
}

function codeOf(code: Swatch['code']): string | null {
  return textOf(code)?.replace('#', '').toUpperCase() || null
}
