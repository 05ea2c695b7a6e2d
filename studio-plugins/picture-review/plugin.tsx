import { definePlugin, isObjectInputProps } from 'sanity'
import { ReviewedPicture } from './ReviewedPicture.tsx'

/** Asks to review the alternative text of a replaced picture. `field` is the pictures' field for the texts before. */
export const pictureReview = definePlugin<{ field: string }>(({ field }) => ({
  name: 'picture-review',
  form: {
    components: {
      input: (props) =>
        isObjectInputProps(props) && props.schemaType.fields.some(({ name }) => name === field) ? (
          <ReviewedPicture {...props} field={field} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
}))
