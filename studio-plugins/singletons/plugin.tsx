import { definePlugin, isObjectInputProps } from 'sanity'
import { KeepSearchNames } from './KeepSearchNames.tsx'
import { allowedActions, withoutSingletons } from './rules.ts'

type SingletonsOptions = {
  /** Types of which exactly one document exists, with the name of the type as its id. */
  types: readonly string[]
  /** Their field with the names that the search finds them by; its initial value is what each document should hold. */
  searchNames: string
}

/** Singletons cannot be created, duplicated, unpublished or deleted. Also keeps their search names up to date. */
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
