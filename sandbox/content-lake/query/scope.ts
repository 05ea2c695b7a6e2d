import type { Budget } from './budget.ts'
import type { Dataset } from './dataset.ts'
import type { GroqOptions } from './groq.ts'
import type { Reads } from './reads.ts'
import type { Node } from './syntax.ts'
import { NULL, type Tracked } from './tracked.ts'
import type { View } from './view.ts'

/** The state that stays the same throughout one query. `evaluate` is the walker itself, which its parts call back. */
export type Context = {
  readonly view: View
  readonly dataset: Dataset
  readonly groq: GroqOptions
  readonly reads: Reads
  readonly budget: Budget
  readonly evaluate: Evaluate
}

type Evaluate = (node: Node, scope: Scope) => Tracked

/**
 * The value that `@` stands for, and the scopes around it for `^`. A traversal (`items[].name`) makes scopes that `^`
 * does not count: they are hidden.
 */
export class Scope {
  readonly context: Context
  readonly value: Tracked
  readonly #parent: Scope | null
  readonly #isHidden: boolean

  constructor(context: Context, value: Tracked, parent: Scope | null = null, isHidden = false) {
    this.context = context
    this.value = value
    this.#parent = parent
    this.#isHidden = isHidden
  }

  nested(value: Tracked): Scope {
    return new Scope(this.context, value, this.#isHidden ? this.#parent : this)
  }

  hidden(value: Tracked): Scope {
    return new Scope(this.context, value, this.#isHidden ? this.#parent : this, true)
  }

  /** The value of `^` (n = 1), `^.^` (n = 2) and so on. */
  parent(n: number): Tracked {
    let scope: Scope | null = this
    for (let step = 0; step < n && scope; step++) scope = scope.#parent
    return scope?.value ?? NULL
  }

  evaluate(node: Node): Tracked {
    return this.context.evaluate(node, this)
  }
}
