import type { DocumentActionComponent } from 'sanity'

/**
 * Composes each action once. The Studio composes actions repeatedly, and an action is a hook: a new one would lose the
 * state of its dialog.
 */
export function composeOnce<Options extends readonly unknown[]>(
  compose: (original: DocumentActionComponent, ...options: Options) => DocumentActionComponent,
): typeof compose {
  const composed = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (original, ...options) => {
    const action = composed.get(original) ?? compose(original, ...options)
    composed.set(original, action)
    return action
  }
}
