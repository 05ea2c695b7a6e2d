/** Products that one question may be about. */
const mostIds = 100

/** Reads `101,102`, each number once; `undefined` for none, too many, or what is no number of a product. */
export function readProductIds(value: string | null): readonly string[] | undefined {
  const ids = [...new Set(value?.split(',', mostIds + 1))]
  const isFine = ids.length > 0 && ids.length <= mostIds && ids.every((id) => /^[\w-]{1,40}$/.test(id))
  return isFine ? ids : undefined
}
