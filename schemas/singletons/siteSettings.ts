import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { weekdays } from '#web/domain/borrowing/open-days.ts'
import { cropped } from '../fields/cropPreviews.ts'
import { searchNames } from '../fields/searchNames.ts'
import { severalOf } from '../fields/severalOf.ts'
import { t } from '../norwegian.ts'
import { checkCurrencyCode } from '../validation/codes.ts'

const weekdayOptions = weekdays.map((value) => ({ title: value[0]?.toUpperCase() + value.slice(1), value }))

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'shop', title: 'Shop', default: true },
    { name: 'opening', title: 'Opening days' },
    { name: 'money', title: 'Payment' },
    { name: 'campaign', title: 'Campaign banner' },
  ],
  fields: [
    defineField({
      name: 'shopName',
      title: 'Name of the shop',
      type: 'string',
      validation: (rule) => rule.required(),
      group: 'shop',
    }),
    defineField({ name: 'organisationNumber', title: 'Organisation number', type: 'string', group: 'shop' }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'Used for search engines and shared links when a page has no description.',
      type: 'localeText',
      group: 'shop',
    }),
    defineField({
      name: 'openGraphImage',
      title: 'Picture for shared links',
      description: 'Used when a page has no picture.',
      type: 'accessibleImage',
      ...cropped('sharing'),
      group: 'shop',
    }),
    defineField({
      name: 'treePlantingPartner',
      title: 'Tree-planting partner',
      type: 'treePlantingPartner',
      group: 'shop',
    }),
    defineField({
      name: 'openWeekdays',
      title: 'Open on',
      description: 'Borrowed test garments are picked up on these days. The hours are a text of the footer.',
      ...severalOf(weekdayOptions),
      validation: (rule) => rule.unique(),
      group: 'opening',
    }),
    defineField({
      name: 'openingExceptions',
      title: 'Exceptions',
      description: 'Holidays, and days on which the shop is open otherwise. Where two overlap, the lower one applies.',
      type: 'array',
      options: { help: 'site#opening-days' },
      of: [defineArrayMember({ type: 'openingException' })],
      group: 'opening',
    }),
    defineField({
      name: 'currencies',
      title: 'Currencies',
      description: 'Three-letter codes, for example NOK.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.custom(checkCurrencyCode) })],
      options: { layout: 'tags' },
      validation: (rule) => rule.required().min(1).unique(),
      group: 'money',
    }),
    defineField({ name: 'paymentProviderNote', title: 'Note about payment', type: 'localeText', group: 'money' }),
    defineField({
      name: 'campaignBanner',
      title: 'Campaign banner',
      description: 'Announces free shipping above a sum. The shipping rule itself is set in Centra.',
      type: 'campaignBanner',
      group: 'campaign',
    }),
    searchNames('siteSettings'),
  ],
  preview: { select: { subtitle: 'shopName' }, prepare: ({ subtitle }) => ({ title: t('Site settings'), subtitle }) },
})
