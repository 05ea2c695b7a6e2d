import { definePlugin, isObjectInputProps } from 'sanity'
import { ReviewedPicture } from './ReviewedPicture.tsx'

/** Asks to review the alternative text of a picture that is replaced. `field` is that of such pictures for the texts of the one before. */
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
