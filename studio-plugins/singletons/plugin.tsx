import { useEffect } from 'react'
import { definePlugin, isObjectInputProps, type ObjectInputProps, set, useFormValue } from 'sanity'
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

type Props = ObjectInputProps & {
  /** The field with the search names. */
  field: string
}

/**
 * The form of a singleton. Adds missing or outdated search names together with an editor's first change, so that
 * opening the form changes nothing.
 */
function KeepSearchNames({ field, ...props }: Props) {
  const { value, readOnly, onChange, schemaType } = props
  const names: unknown = schemaType.fields.find(({ name }) => name === field)?.type.initialValue
  const isDraft = String(useFormValue(['_id']) ?? '').startsWith('drafts.')
  const isOutdated = isDraft && !readOnly && value?._createdAt !== undefined && value[field] !== names
  useEffect(() => {
    if (isOutdated) onChange(set(names, [field]))
  }, [isOutdated, names, field, onChange])
  return props.renderDefault(props)
}
