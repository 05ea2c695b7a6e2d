import { createHash } from 'node:crypto'
import type * as content from '#web/content/types.gen.ts'

type ContentDocument =
  | content.Product
  | content.ClothingType
  | content.CategoryPage
  | content.Page
  | content.ContentPage
  | content.LandingPage
  | content.MainMenu
  | content.Redirect
  | content.HomePage
  | content.ShopPage
  | content.CommunityPage
  | content.Footer
  | content.OvershootSplash
  | content.SiteSettings

/** Set by the lake. */
type SystemField = '_createdAt' | '_updatedAt' | '_rev'

/** A document as it is written here: every type as generated from the schema, without the keys of array items. */
type Unkeyed<Value> = Value extends readonly (infer Item)[]
  ? Unkeyed<Item>[]
  : Value extends object
    ? { [Field in keyof Value as Field extends '_key' ? never : Field]: Unkeyed<Value[Field]> }
    : Value

type Written<Document> = Document extends ContentDocument ? Unkeyed<Omit<Document, SystemField>> : never

export interface DemoDocument {
  _id: string
  _type: ContentDocument['_type']
  [field: string]: unknown
}

/** Gives every object in every array a `_key` that depends only on the document and the object's place in it. */
export function document(fields: Written<ContentDocument>): DemoDocument {
  const keyed = Object.entries(fields).map(([name, value]) => [name, withKeys(value, `${fields._id}.${name}`)] as const)
  return { ...Object.fromEntries(keyed), _id: fields._id, _type: fields._type }
}

function withKeys(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => withKey(item, `${path}[${index}]`))
  return isRecord(value) ? mapFields(value, path) : value
}

function withKey(item: unknown, path: string): unknown {
  return isRecord(item) ? { _key: shortHash(path), ...mapFields(item, path) } : item
}

/** Fields that are undefined are left out, as JSON would. */
function mapFields(value: Record<string, unknown>, path: string): Record<string, unknown> {
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(fields.map(([name, field]) => [name, withKeys(field, `${path}.${name}`)]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function shortHash(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 12)
}
