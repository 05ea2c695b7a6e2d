import { definePlugin, isArrayOfBlocksInputProps } from 'sanity'
import { PasteInput } from './PasteInput.tsx'
import type { PasteOptions } from './types.ts'

/** Pastes texts from Word, Google Docs, mails and web pages into rich text as its own blocks. */
export const paste = definePlugin<PasteOptions>((options) => ({
  name: 'paste',
  form: {
    components: {
      input: (props) =>
        isArrayOfBlocksInputProps(props) ? <PasteInput {...props} options={options} /> : props.renderDefault(props),
    },
  },
}))
