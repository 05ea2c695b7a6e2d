import type { ArraySchemaType, SchemaType } from 'sanity'
import { t } from './norwegian.ts'

export type Choice = { readonly type: SchemaType; readonly title: string; readonly picture: string | undefined }

export type ChoiceGroup = { readonly title: string; readonly choices: readonly Choice[] }

/** The blocks of a rich text except text blocks, grouped and with thumbnails as in its `insertMenu` option. */
export function choiceGroups(schemaType: ArraySchemaType): ChoiceGroup[] {
  const menu = schemaType.options?.insertMenu
  const grid = menu?.views?.find((view) => view.name === 'grid')
  const choices = schemaType.of
    .filter((type) => type.name !== 'block')
    .map((type) => ({ type, title: type.title ?? type.name, picture: grid?.previewImageUrl?.(type.name) }))
  const groups = (menu?.groups ?? []).map(({ name, title, of = [] }) => ({
    title: title ?? name,
    choices: choices.filter(({ type }) => of.includes(type.name)),
  }))
  const grouped = new Set(groups.flatMap((group) => group.choices))
  const others = choices.filter((choice) => !grouped.has(choice))
  return [...groups, { title: t('Other'), choices: others }].filter((group) => group.choices.length > 0)
}

/** The key of the block in the focus path: a new block is inserted after it. */
export function blockKeyAt(focusPath: readonly unknown[]): string | undefined {
  const [first] = focusPath
  if (typeof first !== 'object' || first === null || !('_key' in first)) return undefined
  return typeof first._key === 'string' ? first._key : undefined
}
