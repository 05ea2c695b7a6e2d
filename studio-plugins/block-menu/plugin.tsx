import { definePlugin, isArrayOfBlocksInputProps } from 'sanity'
import { BlockMenuInput } from './BlockMenuInput.tsx'

/**
 * A visual menu for the blocks of rich text. Sanity supports the grid of `options.insertMenu` only in ordinary arrays.
 */
export const blockMenu = definePlugin({
  name: 'block-menu',
  form: {
    components: {
      input: (props) =>
        isArrayOfBlocksInputProps(props) && props.schemaType.options?.insertMenu ? (
          <BlockMenuInput {...props} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
})
