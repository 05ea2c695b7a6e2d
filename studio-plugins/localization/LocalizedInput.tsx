import { Box } from '@sanity/ui'
import { type FieldMember, type FieldProps, MemberField, type ObjectInputProps } from 'sanity'
import { useFormLanguage } from './use-form-language.ts'
import { visibleLanguages } from './visible-languages.ts'

/** Short texts are shown side by side if there is room; rich text takes the full width. */
const sideBySide = {
  alignItems: 'end',
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
}
const stacked = { display: 'grid', gap: '1.5rem' }

function toLanguageField(member: FieldMember, focusPath: ObjectInputProps['focusPath']) {
  return {
    language: member.name,
    focused: focusPath[0] === member.name,
    hasError: member.field.validation.some(({ level }) => level === 'error'),
  }
}

/**
 * The input of an object with one field per language. Shows each language as a field of the form, without a frame,
 * titled with the field and its language.
 */
export function LocalizedInput(props: ObjectInputProps) {
  const choice = useFormLanguage()
  const fields = props.members.filter((member) => member.kind === 'field')
  const visible = visibleLanguages(
    fields.map((member) => toLanguageField(member, props.focusPath)),
    choice,
  )
  const shown = fields.filter(({ name }) => visible.includes(name))
  const isShort = shown.every(({ field }) => field.schemaType.jsonType !== 'array')
  const renderField = (field: Omit<FieldProps, 'renderDefault'>) => {
    // Fields inside the blocks of a rich text are rendered through the same function.
    if (field.path.length > props.path.length + 1) return props.renderField(field)
    const isFirst = field.path.at(-1) === shown[0]?.name
    const title = [props.schemaType.title, field.title].filter(Boolean).join(' · ')
    const description = isFirst ? props.schemaType.description : undefined
    return props.renderField({ ...field, title, description, level: Math.max(0, field.level - 1) })
  }
  return (
    <Box style={isShort ? sideBySide : stacked}>
      {shown.map((member) => (
        <MemberField
          key={member.key}
          member={member}
          renderAnnotation={props.renderAnnotation}
          renderBlock={props.renderBlock}
          renderField={renderField}
          renderInlineBlock={props.renderInlineBlock}
          renderInput={props.renderInput}
          renderItem={props.renderItem}
          renderPreview={props.renderPreview}
        />
      ))}
    </Box>
  )
}
