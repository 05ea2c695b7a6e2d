import { definePlugin, type InputProps, isArrayOfObjectsInputProps, isReferenceSchemaType } from 'sanity'
import { AddProductsInput } from './AddProductsInput.tsx'

/** Lets editors add several products at once wherever products are referred to in a list. */
export const products = definePlugin({
  name: 'products',
  form: {
    components: {
      input: (props: InputProps) =>
        isArrayOfObjectsInputProps(props) && holdsProducts(props.schemaType.of) ? (
          <AddProductsInput {...props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
})

function holdsProducts(members: readonly unknown[]): boolean {
  return members.some((member) => isReferenceSchemaType(member) && member.to.some(({ name }) => name === 'product'))
}
