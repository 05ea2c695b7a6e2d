import { z } from 'zod'
import { productStateOptions } from '#schemas/documents/productStates.ts'
import { fitOptions } from '#schemas/fields/genders.ts'
import { slugify } from '#schemas/fields/slugify.ts'
import { type ContentLanguage, contentLanguages } from '#schemas/languages.ts'
import { t as modelText, optionText } from '#schemas/norwegian.ts'
import type { ClothingType } from './clothing-types.ts'
import { t } from './norwegian.ts'
import type { Colour, PlatformProduct } from './platform-product.ts'

const text = z.string().nullish()
const texts = z.array(z.string()).nullish()
const slug = z.looseObject({ current: text }).nullish()
const colour = z.looseObject({
  _key: z.string().optional(),
  name: z.looseObject({ nb: text, en: text }).nullish(),
  hex: text,
  hex2: text,
})
type ColourField = z.infer<typeof colour>

/** The fields of a product document that the platform has too. Loose objects keep members that are not listed here. */
export const productFields = z.object({
  title: z.object({ nb: text, en: text }).nullish(),
  slug: z.object({ nb: slug, en: slug }).nullish(),
  productState: text,
  fit: texts,
  sizes: texts,
  lengths: texts,
  colors: z.array(colour).nullish(),
  clothingType: z.looseObject({ _ref: text }).nullish(),
})
export type ProductFields = Partial<z.infer<typeof productFields>>

/** A field that the platform fills or would change. */
export type Difference = {
  /** `['sizes']`, `['slug', 'nb']`. */
  readonly path: readonly [string] | readonly [string, ContentLanguage]
  /** For editors: “Name (Norwegian)”. */
  readonly label: string
  /** The platform's value for the field. */
  readonly value: unknown
  /** Nothing is lost when the value is set. */
  readonly isEmpty: boolean
  /** Both values as text; empty for an empty field. */
  readonly from: string
  readonly to: string
}

/** Types of the objects that hold a value in each language. */
export const localisedTypes: Readonly<Record<string, string>> = { title: 'localeString', slug: 'localeSlug' }

/**
 * The fields in which the document differs from the platform. Fields that are empty on the platform, and the order of
 * lists, are ignored.
 */
export function differences(
  source: PlatformProduct,
  fields: ProductFields,
  clothingTypes: readonly ClothingType[],
): Difference[] {
  return [
    ...contentLanguages.flatMap((language) => nameDifference(source, fields, language)),
    ...contentLanguages.flatMap((language) => addressDifference(source, fields, language)),
    ...clothingTypeDifference(source, fields, clothingTypes),
    ...stateDifference(source, fields),
    ...listDifference('fit', t('Fits'), source.fits, fields.fit, fitTitle),
    ...listDifference('sizes', t('Sizes'), source.sizes, fields.sizes),
    ...listDifference('lengths', t('Lengths'), source.lengths, fields.lengths),
    ...colourDifference(source, fields),
  ]
}

type Language = (typeof contentLanguages)[number]

function nameDifference({ title }: PlatformProduct, fields: ProductFields, { id, title: language }: Language) {
  const to = title[id] ?? ''
  const from = fields.title?.[id] ?? ''
  if (to === '' || to === from) return []
  return [difference(['title', id], t('Name ({language})', { language: modelText(language) }), to, from, to)]
}

/** The slug may match the name in the document or on the platform; an empty one is made from the former. */
function addressDifference({ title }: PlatformProduct, fields: ProductFields, { id, title: language }: Language) {
  const names = [fields.title?.[id], title[id]].filter((name): name is string => Boolean(name))
  const [to = '', ...others] = names.map((name) => slugify(name, id))
  const from = fields.slug?.[id]?.current ?? ''
  if (to === '' || [to, ...others].includes(from)) return []
  return [
    difference(
      ['slug', id],
      t('Address ({language})', { language: modelText(language) }),
      { _type: 'slug', current: to },
      from,
      to,
    ),
  ]
}

function clothingTypeDifference(
  { categories }: PlatformProduct,
  { clothingType }: ProductFields,
  types: readonly ClothingType[],
) {
  const found = categories.flatMap((category) => types.find((type) => isCalled(type, category)) ?? [])[0]
  const from = clothingType?._ref ?? ''
  if (!found || found.id === from) return []
  const value = { _type: 'reference', _ref: found.id, _weak: true }
  const words = types.find(({ id }) => id === from)?.title ?? from
  return [difference(['clothingType'], t('Clothing type'), value, words, found.title)]
}

function isCalled({ names }: ClothingType, category: string): boolean {
  return names.some((name) => slugify(name, 'nb') === slugify(category, 'nb'))
}

/** Only the change from normal to preorder: the platform does not have the other states. */
function stateDifference({ isPreorder }: PlatformProduct, { productState }: ProductFields) {
  if (productState && (productState !== 'normal' || !isPreorder)) return []
  const to = isPreorder ? 'preorder' : 'normal'
  return [difference(['productState'], t('State'), to, stateTitle(productState), stateTitle(to))]
}

function stateTitle(state: string | null | undefined): string {
  return optionText(productStateOptions, state) ?? ''
}

const fitTitle = (fit: string) => optionText(fitOptions, fit) ?? fit

function listDifference(
  field: string,
  label: string,
  to: readonly string[],
  own: readonly string[] | null | undefined,
  words: (member: string) => string = (member) => member,
): Difference[] {
  const from = own ?? []
  if (to.length === 0 || haveSameMembers(to, from)) return []
  return [difference([field], label, [...to], from.map(words).join(', '), to.map(words).join(', '))]
}

/** Existing colours keep their names and keys, which pictures refer to. */
function colourDifference({ colours }: PlatformProduct, fields: ProductFields): Difference[] {
  const colors = fields.colors ?? []
  if (colours.length === 0 || haveSameMembers(colours.map(codesOf), colors.map(codesOf))) return []
  const known = new Map(colors.map((colour) => [codesOf(colour), colour]))
  const value = colours.map((colour) => known.get(codesOf(colour)) ?? colourField(colour, colors))
  return [difference(['colors'], t('Colours'), value, colourWords(colors), colourWords(value))]
}

const codesOf = ({ hex, hex2 }: Pick<ColourField, 'hex' | 'hex2'>) =>
  [hex, hex2].filter(Boolean).join('/').toUpperCase()

function colourField({ hex, hex2, name }: Colour, others: readonly ColourField[]) {
  let _key = `${hex}${hex2 ?? ''}`.replaceAll('#', '').toLowerCase()
  while (others.some((other) => other._key === _key)) _key += 'x'
  return { _key, _type: 'productColor', name: { _type: 'localeString', ...name }, hex, ...(hex2 && { hex2 }) }
}

function colourWords(colours: readonly ColourField[]): string {
  return colours.map((colour) => [colour.name?.nb, codesOf(colour)].filter(Boolean).join(' ')).join(', ')
}

function haveSameMembers(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && new Set([...one, ...other]).size === new Set(one).size
}

function difference(path: Difference['path'], label: string, value: unknown, from: string, to: string): Difference {
  return { path, label, value, isEmpty: from === '', from, to }
}

/** The draft of a new product, without texts and pictures. */
export function newDraft(source: PlatformProduct, clothingTypes: readonly ClothingType[]) {
  const fields: Record<string, unknown> = {}
  for (const { path, value } of differences(source, {}, clothingTypes)) {
    const [field, language] = path
    fields[field] = language ? { _type: localisedTypes[field], ...Object(fields[field]), [language]: value } : value
  }
  // A fixed id, so that two editors at a time create one draft.
  return { _id: `drafts.${newProductId(source.centraId)}`, _type: 'product', centraId: source.centraId, ...fields }
}

/** Document ids allow letters, digits, dashes and underscores. */
function newProductId(centraId: string): string {
  return `product-centra-${centraId.replace(/[^\w-]/g, '_')}`
}
