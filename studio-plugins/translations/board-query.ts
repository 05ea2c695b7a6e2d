import { z } from 'zod'
import type { LocalizedField } from './localized-fields.ts'
import type { PageRow } from './page-state.ts'
import { plainTextInGroq } from './source-text.ts'
import { original, translation } from './types.ts'

/** Rows of one query. */
export const ROWS_AT_ONCE = 500

export type BoardType = { readonly name: string; readonly fields: readonly LocalizedField[] }

type Fields = { readonly setting: string; readonly sources: string }

function isFilled({ path, kind }: LocalizedField, language: string): string {
  if (kind === 'richText') return `coalesce(count(${path}.${language}), 0) > 0`
  return `coalesce(${path}.${language}${kind === 'address' ? '.current' : ''}, "") != ""`
}

/** The paths of the fields for which the condition is true. */
function pathsWhere(fields: readonly LocalizedField[], condition: (field: LocalizedField) => string): string {
  return `[${fields.map((field) => `select(${condition(field)} => "${field.path}")`).join(', ')}][defined(@)]`
}

/** What the board says about a page. Texts are compared by the lake, so none is sent but the title. */
function projection({ fields }: BoardType, { setting, sources }: Fields): string {
  const withText = fields.filter(({ kind }) => kind !== 'address')
  const richTexts = fields.filter(({ kind }) => kind === 'richText')
  const inOriginal = (field: LocalizedField) => plainTextInGroq(field, original)
  const only = (has: string, lacks: string) => (field: LocalizedField) =>
    `${isFilled(field, has)} && !(${isFilled(field, lacks)})`
  return `{
    _id, _type, _updatedAt, "setting": ${setting},
    "title": title.${original},
    "category": category->{_id, "title": title.${original}},
    "untranslated": ${pathsWhere(fields, only(original, translation))},
    "withoutOriginal": ${pathsWhere(fields, only(translation, original))},
    "copied": ${pathsWhere(richTexts, (field) => {
      return `${isFilled(field, translation)} && ${inOriginal(field)} != "" && ${inOriginal(field)} == ${plainTextInGroq(field, translation)}`
    })},
    "older": ${pathsWhere(withText, (field) => {
      const source = `${sources}[_key == "${field.path}"][0].text`
      return `${isFilled(field, translation)} && defined(${source}) && ${source} != ${inOriginal(field)}`
    })}
  }`
}

/** The pages of a type, the next ones after an id. */
export const pagesAfterQuery = (type: BoardType, fields: Fields) =>
  `*[_type == "${type.name}" && _id > $after] | order(_id asc)[0...${ROWS_AT_ONCE}]${projection(type, fields)}`

/** The pages of a type among some ids. */
export const pagesWithIdsQuery = (type: BoardType, fields: Fields) =>
  `*[_type == "${type.name}" && _id in $ids] | order(_id asc)[0...${ROWS_AT_ONCE}]${projection(type, fields)}`

/** Invalid values count as missing, so that one broken document does not hide all others. */
const text = z.string().nullish().catch(null)
const paths = z.array(z.string())

const rows = z.array(
  z.object({
    _id: z.string(),
    _type: z.string(),
    _updatedAt: z.string(),
    setting: text,
    title: text,
    category: z.object({ _id: z.string(), title: text }).nullish().catch(null),
    untranslated: paths,
    withoutOriginal: paths,
    copied: paths,
    older: paths,
  }),
)

export function readRows(result: unknown): PageRow[] {
  return rows.parse(result).map(({ _id, _type, _updatedAt, title, category, setting, ...paths }) => ({
    id: _id,
    type: _type,
    changedAt: _updatedAt,
    title: title ?? '',
    category: category ? { id: category._id, title: category.title ?? '' } : undefined,
    setting: setting ?? undefined,
    ...paths,
  }))
}
