const forbidden: ReadonlySet<string> = new Set(['duplicate', 'delete', 'unpublish', 'unpublishVersion'])

/** The actions that are allowed for a singleton; actions of other plugins are kept. */
export function allowedActions<Action extends { action?: string }>(actions: Action[]): Action[] {
  return actions.filter(({ action }) => action === undefined || !forbidden.has(action))
}

/**
 * The choices of the “new document” button without those of single documents; their templates are named after the type.
 */
export function withoutSingletons<Item extends { templateId: string }>(
  items: Item[],
  types: readonly string[],
): Item[] {
  return items.filter(({ templateId }) => !types.includes(templateId))
}
