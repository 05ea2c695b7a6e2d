import { fieldsOf, text } from './fields.ts'

/**
 * The colour of a variant. `swatch` is an attribute that the platform's staff set up (sandbox/commerce/README.md); without
 * it the variant's name is all that is known. Colour codes come out without a hash sign, in capitals, as addresses carry them.
 */
export function swatchOf(variantName: unknown, swatch: unknown) {
  const { desc, code, code2 } = fieldsOf(swatch)
  return { colourName: text(desc) || text(variantName) || null, code: codeOf(code), code2: codeOf(code2) }
}

function codeOf(code: unknown): string | null {
  return text(code)?.replace('#', '').toUpperCase() || null
}
