import type { ArraySchemaType, SchemaType } from 'sanity'

export type Choice = { readonly type: SchemaType; readonly title: string; readonly picture: string | undefined }

export type ChoiceGroup = { readonly title: string; readonly choices: readonly Choice[] }

/** What a rich text offers besides running text, grouped and with the drawings that its `insertMenu` option names. */
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
  return [...groups, { title: 'Other', choices: others }].filter((group) => group.choices.length > 0)
}

/** Key of the block that the cursor is in or was in last, so that the new block follows it. */
export function blockKeyAt(focusPath: readonly unknown[]): string | undefined {
  const [first] = focusPath
  if (typeof first !== 'object' || first === null || !('_key' in first)) return undefined
  return typeof first._key === 'string' ? first._key : undefined
}
