import { definePlugin, isArrayOfBlocksInputProps, isObjectInputProps } from 'sanity'
import { CompletedLink } from './CompletedLink.tsx'
import { guardLinks, linkFields } from './decorate.ts'
import { PastedLinks } from './PastedLinks.tsx'

type LinkGuardOptions = {
  /** Origin of the shop. */
  site: string
}

/**
 * Validates addresses and links with the storefront's link rules: two documents cannot share an address or hide a page
 * of the shop, and links to pages that do not exist have a warning. Completes addresses that editors type or paste.
 */
export const linkGuard = definePlugin<LinkGuardOptions>(({ site }) => ({
  name: 'link-guard',
  schema: { types: (types) => guardLinks(types) },
  form: {
    components: {
      input: (props) => {
        if (isArrayOfBlocksInputProps(props)) return <PastedLinks {...props} site={site} />
        const fields = isObjectInputProps(props) && linkFields[props.schemaType.name]
        return fields ? (
          <CompletedLink {...props} addressFields={Object.keys(fields)} site={site} />
        ) : (
          props.renderDefault(props)
        )
      },
    },
  },
}))
