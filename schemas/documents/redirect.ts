import { TransferIcon } from '@sanity/icons/Transfer'
import { defineField, defineType } from 'sanity'
import { t } from '../norwegian.ts'
import { checkRedirectFrom, checkRedirectTarget } from '../validation/redirectPath.ts'

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  description:
    'Sends visitors from an old address to the new one. Created automatically when a published address changes.',
  type: 'document',
  icon: TransferIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Old address',
      description: 'For example /nb/gammel-side',
      type: 'string',
      options: { help: 'redirects#write-a-redirect' },
      validation: (rule) => rule.required().custom(checkRedirectFrom),
    }),
    defineField({
      name: 'to',
      title: 'New address',
      description: 'For example /nb/ny-side',
      type: 'string',
      options: { help: 'redirects#write-a-redirect' },
      validation: (rule) => rule.required().custom((to, { document }) => checkRedirectTarget(document?.from, to)),
    }),
    defineField({
      name: 'permanent',
      title: 'Permanent',
      description: 'Search engines replace the old address with the new one.',
      type: 'boolean',
      initialValue: true,
    }),
  ],
  orderings: [{ title: 'Old address', name: 'from', by: [{ field: 'from', direction: 'asc' }] }],
  preview: {
    select: { from: 'from', to: 'to' },
    prepare: ({ from, to }) => ({
      title: from ?? t('No old address'),
      subtitle: t('to {address}', { address: to ?? t('no address') }),
    }),
  },
})
