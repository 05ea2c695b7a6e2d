/** Products that one question may be about, named twice or not. */
const mostIds = 100

/** Reads `101,102`, each number once; `undefined` for none, too many, or what is no number of a product. */
export function readProductIds(value: string | null): readonly string[] | undefined {
  const asked = value?.split(',', mostIds + 1) ?? []
  const isFine = asked.length > 0 && asked.length <= mostIds && asked.every((id) => /^[\w-]{1,40}$/.test(id))
  return isFine ? [...new Set(asked)] : undefined
}
