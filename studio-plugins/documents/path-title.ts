import type { Path, SchemaType } from 'sanity'

/**
 * A path in the words of the form, for example `Name · Norwegian`. It ends at a list whose members are of several
 * types, since a path does not say which of them a member is.
 */
export function pathTitle(schemaType: SchemaType, path: Path): string {
  const titles: string[] = []
  let type: SchemaType | undefined = schemaType
  for (const segment of path) {
    if (!type) break
    if (typeof segment === 'string') {
      const fields: readonly { name: string; type: SchemaType }[] = type.jsonType === 'object' ? type.fields : []
      type = fields.find(({ name }) => name === segment)?.type
      titles.push(type?.title ?? segment)
    } else {
      const members: readonly SchemaType[] = type.jsonType === 'array' ? type.of : []
      type = members.length === 1 ? members[0] : undefined
    }
  }
  return titles.join(' · ')
}
