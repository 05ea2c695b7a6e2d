import { z } from 'zod'
import type { LinkableDocument } from './links.ts'
import { isAddressed } from './site-pages.ts'

/** Half a surrogate pair, which JSON can hold, cannot be percent-encoded. */
const text = z.string().refine((value) => value.isWellFormed(), 'Invalid text')
const slug = z.object({ current: text.nullish() }).nullish()
const localizedSlug = z.object({ nb: slug, en: slug }).nullish()
const category = z.object({ _ref: z.string() }).nullish()

/** The shape that every address has; programs that write to the lake may have written another. */
const strict = z.object({
  slug: localizedSlug,
  path: localizedSlug,
  category,
  genders: z.array(z.string()).nullish(),
  from: text.nullish(),
  to: text.nullish(),
})

const readableSlug = z
  .object({ nb: slug.catch(null), en: slug.catch(null) })
  .nullish()
  .catch(null)
const readable = z.object({
  slug: readableSlug,
  path: readableSlug,
  category: category.catch(null),
  genders: z.array(z.string()).nullish().catch(null),
})

type Fields = Readonly<Record<string, unknown>>

/** The readable parts of an address: a malformed part counts as missing. */
export function readAddress(document: Fields): Pick<LinkableDocument, 'slug' | 'path' | 'genders'> & {
  readonly category?: { readonly _ref: string } | null | undefined
} {
  return readable.parse(document)
}

/** A slug that another document refers to. */
export function readSlug(value: unknown): LinkableDocument['slug'] {
  return readableSlug.parse(value)
}

/** Whether documents of the type have an address of their own or change another's. */
export function hasAddress(type: string): boolean {
  return isAddressed(type) || type === 'redirect'
}

/**
 * Why the address of a document cannot be read, without its content; undefined if it can, or if there is no address.
 */
export function addressProblem(type: string, document: Fields | null): string | undefined {
  if (!document || !hasAddress(type)) return undefined
  const parsed = strict.safeParse(document)
  if (parsed.success) return undefined
  return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}
