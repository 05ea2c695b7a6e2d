import { definePlugin, type FieldProps, type ObjectFieldProps } from 'sanity'
import { AddressField } from './AddressChange.tsx'
import { withUsageDialog } from './removal-action.tsx'

const isAddress = (props: FieldProps): props is ObjectFieldProps => props.schemaType.name === 'localeSlug'

/** Shows editors where a document is used before they delete it, unpublish it or change its address. */
export const usage = definePlugin({
  name: 'usage',
  document: {
    actions: (actions) =>
      actions.map((original) => {
        const { action } = original
        return action === 'delete' || action === 'unpublish' ? withUsageDialog(original, action) : original
      }),
  },
  form: {
    components: {
      field: (props) => (isAddress(props) ? <AddressField {...props} /> : props.renderDefault(props)),
    },
  },
})
