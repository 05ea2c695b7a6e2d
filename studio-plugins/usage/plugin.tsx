import { definePlugin, type FieldProps, type ObjectFieldProps } from 'sanity'
import { AddressField } from './AddressChange.tsx'
import { askingFirst } from './removal-action.tsx'

const isAddress = (props: FieldProps): props is ObjectFieldProps => props.schemaType.name === 'localeSlug'

/** Tells editors what uses a document before they delete it, take it back or change its address. */
export const usage = definePlugin({
  name: 'usage',
  document: {
    actions: (actions) =>
      actions.map((original) => {
        const { action } = original
        return action === 'delete' || action === 'unpublish' ? askingFirst(original, action) : original
      }),
  },
  form: {
    components: {
      field: (props) => (isAddress(props) ? <AddressField {...props} /> : props.renderDefault(props)),
    },
  },
})
