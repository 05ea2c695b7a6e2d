import type { ArraySchemaType, ObjectSchemaType, Path, SchemaType } from 'sanity'

type Members = Readonly<Record<string, unknown>>

type Place = {
  readonly path: Path
  /** What holds the value. */
  readonly parent: { readonly value: unknown; readonly type: SchemaType } | undefined
}

/** An object or a list within a document, with its type. */
export type Node =
  | (Place & { readonly isList: false; readonly value: Members; readonly type: ObjectSchemaType })
  | (Place & { readonly isList: true; readonly value: readonly unknown[]; readonly type: ArraySchemaType })

export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a type is this one, or made of it; Sanity's own have `null` above them. */
export function isA(type: SchemaType | null | undefined, name: string): boolean {
  return type ? type.name === name || isA(type.type, name) : false
}

/** Whether a list can hold running text. */
export function isRichText(type: SchemaType): type is ArraySchemaType {
  return type.jsonType === 'array' && type.of.some((member) => isA(member, 'block'))
}

/** All objects and lists of a document in reading order, itself first. What the schema does not know is left out. */
export function nodesOf(value: unknown, type: SchemaType, path: Path = []): readonly Node[] {
  const nodes: Node[] = []
  collect(nodes, value, type, { path, parent: undefined })
  return nodes
}

function collect(nodes: Node[], value: unknown, type: SchemaType, { path, parent }: Place): void {
  if (Array.isArray(value) && type.jsonType === 'array') {
    const list: readonly unknown[] = value
    const place = { value: list, type }
    nodes.push({ isList: true, value: list, type, path, parent })
    for (const [index, member] of list.entries()) {
      const memberType = isObject(member) && memberTypeOf(type, member)
      if (memberType) collect(nodes, member, memberType, { path: [...path, segmentOf(member, index)], parent: place })
    }
  } else if (isObject(value) && type.jsonType === 'object') {
    const place = { value, type }
    nodes.push({ isList: false, value, type, path, parent })
    for (const field of type.fields) {
      const member = value[field.name]
      if (typeof member === 'object' && member !== null && !isSkipped(type, field.name))
        collect(nodes, member, field.type, { path: [...path, field.name], parent: place })
    }
  }
}

/** A picture's file is no reference of the content, and the words of a paragraph hold nothing else. */
function isSkipped(type: SchemaType, field: string): boolean {
  return (field === 'asset' && isA(type, 'image')) || (field === 'children' && isA(type, 'block'))
}

function memberTypeOf({ of }: ArraySchemaType, { _type }: Members): SchemaType | undefined {
  return of.find(({ name }) => name === _type) ?? (of.length === 1 ? of[0] : undefined)
}

function segmentOf({ _key }: Members, index: number) {
  return typeof _key === 'string' ? { _key } : index
}

/** The words of a paragraph or heading. */
export function wordsOf({ children }: Members): string {
  if (!Array.isArray(children)) return ''
  return children.map((span: unknown) => (isObject(span) && typeof span.text === 'string' ? span.text : '')).join('')
}
