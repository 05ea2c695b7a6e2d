import type { Tracked } from './tracked.ts'

/**
 * groq-js's parse tree. Declared here because the package publishes only part of these types.
 * A `FlatMap` is a `Map` that flattens lists among its results.
 */
export type Node =
  | { type: 'Everything' }
  | { type: 'This' }
  | { type: 'Parent'; n: number }
  | { type: 'Value'; value: unknown }
  | { type: 'Parameter'; name: string }
  | { type: 'Context'; key: string }
  | AccessAttributeNode
  | { type: 'AccessElement'; base: Node; index: number }
  | SliceNode
  | FilterNode
  | { type: 'Projection'; base: Node; expr: Node }
  | MapNode
  | BaseNode
  | ObjectNode
  | ArrayNode
  | { type: 'Tuple'; members: Node[] }
  | BinaryNode
  | OpCallNode
  | InRangeNode
  | SelectNode
  | FuncCallNode
  | PipeFuncCallNode
  | OnceNode
  | { type: 'SelectorFuncCall'; name: string; arg: Node }
  | { type: 'SelectorNested'; base: Node; nested: Node }

/** Our own addition: a part that is evaluated once, when it is first needed. */
type OnceNode = { type: 'Once'; value: () => Tracked }

export type AccessAttributeNode = { type: 'AccessAttribute'; base?: Node; name: string }
export type SliceNode = { type: 'Slice'; base: Node; left: number; right: number; isInclusive: boolean }
export type FilterNode = { type: 'Filter'; base: Node; expr: Node }
export type MapNode = { type: 'Map' | 'FlatMap'; base: Node; expr: Node }
export type BaseNode = {
  type: 'Deref' | 'ArrayCoerce' | 'Group' | 'Not' | 'Neg' | 'Pos' | 'Asc' | 'Desc'
  base: Node
}
export type BinaryNode = { type: 'And' | 'Or'; left: Node; right: Node }
export type OpCallNode = { type: 'OpCall'; op: string; left: Node; right: Node }
export type InRangeNode = { type: 'InRange'; base: Node; left: Node; right: Node; isInclusive: boolean }
export type FuncCallNode = { type: 'FuncCall'; namespace: string; name: string; args: Node[] }
export type PipeFuncCallNode = { type: 'PipeFuncCall'; base: Node; name: string; args: Node[] }
export type ArrayNode = { type: 'Array'; elements: { type: 'ArrayElement'; value: Node; isSplat: boolean }[] }
export type SelectNode = {
  type: 'Select'
  alternatives: { type: 'SelectAlternative'; condition: Node; value: Node }[]
  fallback?: Node
}
export type ObjectNode = { type: 'Object'; attributes: ObjectAttribute[] }
type ObjectAttribute =
  | { type: 'ObjectAttributeValue'; name: string; value: Node }
  | { type: 'ObjectConditionalSplat'; condition: Node; value: Node }
  | { type: 'ObjectSplat'; value: Node }

/** The direct children of a node, in the order of the text. */
export function childrenOf(node: Node): Node[] {
  switch (node.type) {
    case 'Everything':
    case 'This':
    case 'Parent':
    case 'Value':
    case 'Parameter':
    case 'Context':
    case 'Once':
      return []
    case 'AccessAttribute':
      return node.base ? [node.base] : []
    case 'Filter':
    case 'Projection':
    case 'Map':
    case 'FlatMap':
      return [node.base, node.expr]
    case 'Object':
      return node.attributes.flatMap((attribute) =>
        attribute.type === 'ObjectConditionalSplat' ? [attribute.condition, attribute.value] : [attribute.value],
      )
    case 'Array':
      return node.elements.map((element) => element.value)
    case 'Tuple':
      return node.members
    case 'And':
    case 'Or':
    case 'OpCall':
      return [node.left, node.right]
    case 'InRange':
      return [node.base, node.left, node.right]
    case 'Select': {
      const cases = node.alternatives.flatMap((alternative) => [alternative.condition, alternative.value])
      return node.fallback ? [...cases, node.fallback] : cases
    }
    case 'FuncCall':
      return node.args
    case 'PipeFuncCall':
      return [node.base, ...node.args]
    case 'SelectorFuncCall':
      return [node.arg]
    case 'SelectorNested':
      return [node.base, node.nested]
    case 'AccessElement':
    case 'Slice':
    case 'Deref':
    case 'ArrayCoerce':
    case 'Group':
    case 'Not':
    case 'Neg':
    case 'Pos':
    case 'Asc':
    case 'Desc':
      return [node.base]
  }
}

/** The node inside any number of parentheses. */
export function ungroup(node: Node): Node {
  return node.type === 'Group' ? ungroup(node.base) : node
}
