import { z } from 'zod'

/** A clothing type with all its names: titles and slugs in every language. */
export type ClothingType = { readonly id: string; readonly title: string; readonly names: readonly string[] }

const text = z.string().nullish()
const typesSchema = z.array(
  z.object({ _id: z.string(), nb: text, en: text, slugs: z.object({ nb: text, en: text }).nullish() }),
)

/** More than a list to choose from can have. */
const MAX_TYPES = 500

const query = `*[_type == "clothingType"] | order(title.nb asc)[0...${MAX_TYPES}]{
  _id, "nb": title.nb, "en": title.en, "slugs": {"nb": slug.nb.current, "en": slug.en.current}
}`

type Reader = {
  fetch(query: string, params: Record<string, never>, options: { perspective: 'drafts' }): Promise<unknown>
}

/**
 * All clothing types; a draft replaces its published version.
 * @throws the lake's error
 */
export async function readClothingTypes(client: Reader): Promise<ClothingType[]> {
  const types = typesSchema.parse(await client.fetch(query, {}, { perspective: 'drafts' }))
  return types.map(({ _id, nb, en, slugs }) => ({
    id: _id,
    title: nb || en || _id,
    names: [nb, en, slugs?.nb, slugs?.en].filter((name): name is string => Boolean(name)),
  }))
}
