import { definePlugin, isObjectInputProps } from 'sanity'
import { KeepSearchNames } from './KeepSearchNames.tsx'
import { allowedActions, withoutSingletons } from './rules.ts'

type SingletonsOptions = {
  /** Types with exactly one document, whose id is the type's name. */
  types: readonly string[]
  /** The field with their search names; documents are kept equal to its initial value. */
  searchNames: string
}

/** Prevents creating, duplicating, unpublishing and deleting singletons, and keeps their search names up to date. */
export const singletons = definePlugin<SingletonsOptions>(({ types, searchNames }) => ({
  name: 'singletons',
  document: {
    actions: (actions, { schemaType }) => (types.includes(schemaType) ? allowedActions(actions) : actions),
    newDocumentOptions: (items) => withoutSingletons(items, types),
  },
  form: {
    components: {
      input: (props) =>
        isObjectInputProps(props) && props.path.length === 0 && types.includes(props.schemaType.name) ? (
          <KeepSearchNames {...props} field={searchNames} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
  schema: { templates: (templates) => templates.filter(({ schemaType }) => !types.includes(schemaType)) },
}))
