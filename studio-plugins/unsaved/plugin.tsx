import { definePlugin, isDocumentSchemaType, isObjectInputProps } from 'sanity'
import { UnsavedForm } from './UnsavedForm.tsx'

/**
 * Loses nothing that is typed while the lake cannot be reached: says so, keeps it in the browser, and offers it when
 * the form is opened again. Together with `unstable_clientFactory: patientClient`, forms stay open for writing
 * meanwhile.
 */
export const unsaved = definePlugin({
  name: 'unsaved',
  form: {
    components: {
      input: (props) =>
        isObjectInputProps(props) && isDocumentSchemaType(props.schemaType) ? (
          <UnsavedForm {...props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
})
