import type { Schema, SchemaType } from 'sanity'

type Translate = (text: string) => string

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const read = (object: unknown, key: string): unknown => (isObject(object) ? Reflect.get(object, key) : undefined)
const listAt = (object: unknown, ...keys: string[]): unknown[] => {
  const found = keys.reduce(read, object)
  return Array.isArray(found) ? found : []
}

/**
 * Sanity computes the title of a reference when it is first read, and fixes it then. A copy of such a type, all of
 * whose properties are known, has a title that can be replaced.
 */
function withOpenTitle(type: object): object {
  const property = Object.getOwnPropertyDescriptor(type, 'title')
  if (!property || (property.configurable && !property.get)) return type
  for (const key of Reflect.ownKeys(type)) Reflect.get(type, key)
  const title = { configurable: true, enumerable: true, writable: true, value: read(type, 'title') }
  return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(type), title })
}

/**
 * Makes the titles, descriptions and placeholders of a compiled schema follow the editor's language: Sanity reads them
 * from the types while it renders, and has no translations of its own for them.
 */
export function translateSchema(schema: Schema, translate: Translate): void {
  const seen = new WeakSet<object>()

  function follow(object: unknown, key: 'title' | 'description' | 'placeholder'): void {
    if (!isObject(object)) return
    const english = read(object, key)
    if (typeof english !== 'string' || !Object.getOwnPropertyDescriptor(object, key)?.configurable) return
    Object.defineProperty(object, key, { configurable: true, enumerable: true, get: () => translate(english) })
  }

  function visit(type: unknown): void {
    if (!isObject(type) || seen.has(type)) return
    seen.add(type)
    for (const list of [listAt(type, 'of'), listAt(type, 'fields')]) openTitles(list)
    shareFields(type)
    for (const key of ['title', 'description', 'placeholder'] as const) follow(type, key)
    const titled = [
      ...listAt(type, 'options', 'list'),
      ...listAt(type, 'options', 'insertMenu', 'groups'),
      ...listAt(type, 'options', 'hotspot', 'previews'),
      ...listAt(type, 'orderings'),
      ...listAt(type, 'groups'),
      ...listAt(type, 'fieldsets'),
      ...listAt(type, 'decorators'),
    ]
    for (const one of titled.filter(isUnseen)) {
      follow(one, 'title')
      follow(one, 'description')
    }
    for (const field of listAt(type, 'fields')) visit(read(field, 'type'))
    for (const inner of [...listAt(type, 'of'), ...listAt(type, 'to'), ...listAt(type, 'annotations')]) visit(inner)
  }

  /** In the list of members or fields itself, before anything is derived from it. */
  function openTitles(list: unknown[]): void {
    list.forEach((member, index) => {
      if (!isObject(member) || seen.has(member)) return
      const isField = !('jsonType' in member)
      const type = isField ? read(member, 'type') : member
      if (!isObject(type) || seen.has(type)) return
      const open = withOpenTitle(type)
      if (open !== type) list[index] = isField ? { ...member, type: open } : open
    })
  }

  /** Field sets and groups hold the fields of their type again. */
  function shareFields(type: object): void {
    const byName = new Map(listAt(type, 'fields').map((field) => [read(field, 'name'), field]))
    const same = (field: unknown) => byName.get(read(field, 'name')) ?? field
    for (const holder of [...listAt(type, 'fieldsets'), ...listAt(type, 'groups')]) {
      const held = listAt(holder, 'fields')
      held.forEach((field, index) => {
        held[index] = same(field)
      })
      if (isObject(holder) && 'field' in holder) Reflect.set(holder, 'field', same(holder.field))
    }
  }

  function isUnseen(object: unknown): boolean {
    if (!isObject(object) || seen.has(object)) return false
    seen.add(object)
    return true
  }

  const types: (SchemaType | undefined)[] = schema.getTypeNames().map((name) => schema.get(name))
  types.forEach(visit)
}
