import { definePlugin, isArrayOfBlocksInputProps } from 'sanity'
import { BlockMenuInput } from './BlockMenuInput.tsx'

/**
 * A menu of pictures for the blocks of rich text. Sanity shows `options.insertMenu` with its grid in ordinary arrays only;
 * this brings the same option to rich text.
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
