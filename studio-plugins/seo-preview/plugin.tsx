import { definePlugin, isObjectInputProps } from 'sanity'
import { SeoInput } from './SeoInput.tsx'

type SeoPreviewOptions = {
  /** Name of the object type with `title` and `description` per language. */
  type: string
  languages: readonly { readonly id: string; readonly title: string }[]
  /** Origin of the storefront. */
  site: string
}

/** Shows editors the search result and the shared link that a page will have. */
export const seoPreview = definePlugin<SeoPreviewOptions>(({ type, languages, site }) => ({
  name: 'seo-preview',
  form: {
    components: {
      input: (props) =>
        isObjectInputProps(props) && props.schemaType.name === type ? (
          <SeoInput {...props} languages={languages} site={site} />
        ) : (
          props.renderDefault(props)
        ),
    },
  },
}))
