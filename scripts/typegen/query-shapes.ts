import { parse, type SchemaType, type TypeNode, typeEvaluate } from 'groq-js'
import type { Shape } from '#web/content/responses/shape.ts'

/** A query of the storefront and the module that exports it, as the generated file imports it. */
export type NamedQuery = { readonly name: string; readonly query: string; readonly module: string }

/**
 * Generates the module with the shape of each query's result and each document type: the types of typegen, as data that
 * can be compared with a response when it arrives. Equal shapes are written once.
 */
export function shapesCode(schema: SchemaType, queries: readonly NamedQuery[]): string {
  const shapes = new ShapeTable(schema)
  const results = queries.map(
    ({ name, query }) =>
      `[${name}, ${shapes.add(typeEvaluate(parse(query, { params: sliceBounds(query) }), schema))}],`,
  )
  const documents = schema
    .filter((declaration) => declaration.type === 'document')
    .map(({ name, attributes }) => `['${name}', ${shapes.add({ type: 'object', attributes })}],`)
  const modules = Map.groupBy(queries, ({ module }) => module)
  const imports = [...modules].map(
    ([module, named]) => `import { ${named.map(({ name }) => name).join(', ')} } from '${module}'`,
  )
  return `// Written by "npm run typegen" from the schemas and queries: not to be changed by hand.
${imports.join('\n')}
import type { Shape } from './shape.ts'

${shapes.declarations().join('\n')}

/** The shape of each query's result, by the query. */
export const queryShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
${results.join('\n')}
])

/** The shape of each document as it is stored, by its type. */
export const documentShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
${documents.join('\n')}
])
`
}

type Attributes = Extract<TypeNode, { type: 'object' }>['attributes']

/**
 * A value for each parameter that bounds a slice: groq-js parses no slice without them, and they do not change the
 * type.
 */
function sliceBounds(query: string): Record<string, number> {
  const bounds = [...query.matchAll(/\[\$(\w+)\.{2,3}\$(\w+)\]/g)].flatMap(([, from, to]) => [from, to])
  return Object.fromEntries(bounds.map((name) => [name, 0]))
}

/** Declares each distinct shape once, those that others are made of first. */
class ShapeTable {
  readonly #schema: SchemaType
  readonly #names = new Map<string, string>()
  /** Named types that are being written, to recognise one that contains itself. */
  readonly #open = new Set<string>()

  constructor(schema: SchemaType) {
    this.#schema = schema
  }

  /** @returns the name under which the shape is declared */
  add(node: TypeNode): string {
    switch (node.type) {
      case 'string':
        return node.value === undefined ? this.#simple('text') : this.#literal([node.value])
      case 'number':
        return node.value === undefined ? this.#simple('number') : this.#literal([node.value])
      case 'boolean':
        return node.value === undefined ? this.#simple('boolean') : this.#literal([node.value])
      case 'null':
        return this.#simple('empty')
      case 'unknown':
        return this.#simple('plain')
      case 'array':
        return this.#declare(`{ kind: 'list', of: ${this.add(node.of)} }`)
      case 'inline':
        return this.#inline(node.name)
      case 'object':
        return this.#object(this.#attributes(node))
      case 'union':
        return this.#union(node.of)
    }
  }

  declarations(): string[] {
    return [...this.#names].map(([code, name]) => `const ${name}: Shape = ${code}`)
  }

  #declare(code: string): string {
    const name = this.#names.get(code) ?? `s${this.#names.size}`
    this.#names.set(code, name)
    return name
  }

  #simple(kind: Extract<Shape['kind'], 'text' | 'number' | 'boolean' | 'empty' | 'plain'>): string {
    return this.#declare(`{ kind: '${kind}' }`)
  }

  #literal(values: readonly (string | number | boolean)[]): string {
    return this.#declare(`{ kind: 'literal', values: ${JSON.stringify(values)} }`)
  }

  /** @throws Error for a type that contains itself: a shape is finite */
  #inline(name: string): string {
    if (this.#open.has(name)) throw new Error(`The type "${name}" contains itself`)
    this.#open.add(name)
    const shape = this.add(this.#declared(name))
    this.#open.delete(name)
    return shape
  }

  #declared(name: string): TypeNode {
    const declaration = this.#schema.find((candidate) => candidate.name === name)
    if (!declaration) throw new Error(`The schema has no type "${name}"`)
    return declaration.type === 'type' ? declaration.value : { type: 'object', attributes: declaration.attributes }
  }

  /** An object's own attributes and those of the type that it extends. */
  #attributes({ attributes, rest }: Extract<TypeNode, { type: 'object' }>): Attributes {
    const extended = rest?.type === 'inline' ? this.#declared(rest.name) : rest
    return extended?.type === 'object' ? { ...this.#attributes(extended), ...attributes } : attributes
  }

  #object(attributes: Attributes): string {
    // By name: the order of the fields in a form does not matter here.
    const sorted = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1))
    const fields = sorted.map(([name, { value }]) => `${JSON.stringify(name)}: ${this.add(value)}`)
    const optional = sorted.flatMap(([name, { optional }]) => (optional ? [name] : []))
    return this.#declare(`{ kind: 'object', fields: { ${fields.join(', ')} }, optional: ${JSON.stringify(optional)} }`)
  }

  #union(nodes: readonly TypeNode[]): string {
    const members = this.#flattened(nodes)
    const others = members.filter(({ type }) => type !== 'null')
    const whole = new Set(others.flatMap((node) => ('value' in node && node.value !== undefined ? [] : [node.type])))
    const literals = new Set(
      others.flatMap((node) => literalOf(node) ?? []).filter((value) => !whole.has(kindOf(value))),
    )
    const rest = others.filter((node) => literalOf(node) === undefined).map((node) => this.add(node))
    const shapes = [...new Set([...(literals.size > 0 ? [this.#literal([...literals])] : []), ...rest])]
    const nullable = others.length < members.length
    const [only] = shapes
    if (!nullable && shapes.length === 1 && only) return only
    return this.#declare(`{ kind: 'union', of: [${shapes.join(', ')}], nullable: ${nullable} }`)
  }

  #flattened(nodes: readonly TypeNode[]): TypeNode[] {
    return nodes.flatMap((node) => {
      if (node.type === 'union') return this.#flattened(node.of)
      if (node.type !== 'inline') return [node]
      const declared = this.#declared(node.name)
      return declared.type === 'union' ? this.#flattened(declared.of) : [node]
    })
  }
}

function literalOf(node: TypeNode): string | number | boolean | undefined {
  return node.type === 'string' || node.type === 'number' || node.type === 'boolean' ? node.value : undefined
}

function kindOf(value: string | number | boolean): TypeNode['type'] {
  if (typeof value === 'string') return 'string'
  return typeof value === 'number' ? 'number' : 'boolean'
}
