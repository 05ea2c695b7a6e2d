import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { checkLinkAddress, checkLinkTarget } from '../validation/linkAddress.ts'
import { mention } from '../validation/publishedTarget.ts'
import { referenceTargets } from './referenceTargets.ts'

/** Link inside running text: a document of the shop, or any address. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  options: { help: 'blocks#links' },
  type: 'object',
  icon: LinkIcon,
  validation: (rule) => rule.custom(checkLinkTarget),
  fields: [
    defineField({
      name: 'reference',
      title: 'Page',
      description: 'The link follows when the address of the page changes.',
      type: 'reference',
      to: referenceTargets,
      ...mention(),
    }),
    defineField({
      name: 'href',
      title: 'Address',
      description: 'For other sites, e-mail (mailto:) and telephone (tel:). Ignored when a page is chosen.',
      type: 'string',
      validation: (rule) => rule.custom(checkLinkAddress),
    }),
    defineField({ name: 'openInNewTab', title: 'Open in a new tab', type: 'boolean', initialValue: false }),
  ],
})
