import { definePlugin, isStringInputProps } from 'sanity'
import { ColourInput } from './ColourInput.tsx'

type ColourInputOptions = {
  /** Name of the string type that holds colour codes. */
  type: string
  /** Field of the document whose `hex` codes are offered as a palette. */
  palette: string
}

/** Shows colour codes as colours and lets editors pick them. */
export const colourInput = definePlugin<ColourInputOptions>(({ type, palette }) => ({
  name: 'colour-input',
  form: {
    components: {
      input: (props) =>
        isStringInputProps(props) && props.schemaType.name === type ? (
          <ColourInput {...props} palette={palette} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
}))
