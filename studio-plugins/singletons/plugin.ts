import { definePlugin } from 'sanity'
import { allowedActions, withoutSingletons } from './rules.ts'

type SingletonsOptions = {
  /** Types of which exactly one document exists, with the name of the type as its id. */
  types: readonly string[]
}

/** Keeps single documents single: they cannot be created again, duplicated, unpublished or deleted. */
export const singletons = definePlugin<SingletonsOptions>(({ types }) => ({
  name: 'singletons',
  document: {
    actions: (actions, { schemaType }) => (types.includes(schemaType) ? allowedActions(actions) : actions),
    newDocumentOptions: (items) => withoutSingletons(items, types),
  },
  schema: { templates: (templates) => templates.filter(({ schemaType }) => !types.includes(schemaType)) },
}))
