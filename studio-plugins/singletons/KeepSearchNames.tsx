import { useEffect } from 'react'
import { type ObjectInputProps, set, useFormValue } from 'sanity'

type Props = ObjectInputProps & {
  /** The field with the search names. */
  field: string
}

/**
 * The form of a singleton. Adds missing or outdated search names together with an editor's first change, so that
 * opening the form changes nothing.
 */
export function KeepSearchNames({ field, ...props }: Props) {
  const { value, readOnly, onChange, schemaType } = props
  const names: unknown = schemaType.fields.find(({ name }) => name === field)?.type.initialValue
  const isDraft = String(useFormValue(['_id']) ?? '').startsWith('drafts.')
  const isOutdated = isDraft && !readOnly && value?._createdAt !== undefined && value[field] !== names
  useEffect(() => {
    if (isOutdated) onChange(set(names, [field]))
  }, [isOutdated, names, field, onChange])
  return props.renderDefault(props)
}
