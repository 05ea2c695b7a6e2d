import { InsertBelowIcon } from '@sanity/icons/InsertBelow'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { searchNames } from '../fields/searchNames.ts'
import { t } from '../norwegian.ts'
import { checkEmail, checkPhone } from '../validation/codes.ts'

export const footer = defineType({
  name: 'footer',
  title: 'Footer',
  type: 'document',
  icon: InsertBelowIcon,
  fields: [
    defineField({ name: 'storeAddress', title: 'Address of the store', type: 'localeText' }),
    defineField({ name: 'storeOpeningHours', title: 'Opening hours', type: 'localeText' }),
    defineField({
      name: 'contactEmail',
      title: 'E-mail',
      type: 'string',
      validation: (rule) => rule.custom(checkEmail),
    }),
    defineField({
      name: 'contactPhone',
      title: 'Telephone',
      type: 'string',
      validation: (rule) => rule.custom(checkPhone),
    }),
    defineField({
      name: 'menuElements',
      title: 'Links',
      type: 'array',
      options: { help: 'menu#footer' },
      of: [defineArrayMember({ type: 'menuRoute' })],
    }),
    defineField({
      name: 'socialLinks',
      title: 'Social links',
      type: 'array',
      of: [defineArrayMember({ type: 'socialLink' })],
    }),
    searchNames('footer'),
  ],
  preview: { prepare: () => ({ title: t('Footer') }) },
})
