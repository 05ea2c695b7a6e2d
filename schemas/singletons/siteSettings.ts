import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { type CampaignBanner, campaignBannerWarnings } from '../validation/campaignBanner.ts'
import { checkCurrencyCode } from '../validation/codes.ts'
import { atFields } from '../validation/fieldProblems.ts'

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'shop', title: 'The shop', default: true },
    { name: 'money', title: 'Money' },
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
      description: 'For search engines and shared links where a page has none of its own.',
      type: 'localeText',
      group: 'shop',
    }),
    defineField({
      name: 'openGraphImage',
      title: 'Picture for shared links',
      description: 'Used where a page has none of its own.',
      type: 'accessibleImage',
      group: 'shop',
    }),
    defineField({
      name: 'treePlantingPartner',
      title: 'Tree-planting partner',
      type: 'object',
      fields: [
        defineField({ name: 'name', title: 'Name', type: 'string' }),
        defineField({
          name: 'url',
          title: 'Address',
          type: 'url',
          validation: (rule) => rule.uri({ scheme: ['https'] }),
        }),
      ],
      group: 'shop',
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
      description: 'Tells visitors about free shipping above a sum. The shipping rule itself is set in Centra.',
      type: 'object',
      validation: (rule) =>
        rule.custom((banner: CampaignBanner | undefined) => atFields(campaignBannerWarnings(banner))).warning(),
      fields: [
        defineField({ name: 'active', title: 'Show it', type: 'boolean', initialValue: false }),
        defineField({
          name: 'text',
          title: 'Text',
          description: 'Write {amount} where the sum belongs: visitors see the one of their currency.',
          type: 'localeString',
        }),
        defineField({ name: 'thresholdNok', title: 'From, in NOK', type: 'number' }),
        defineField({ name: 'thresholdEur', title: 'From, in EUR', type: 'number' }),
      ],
      group: 'campaign',
    }),
  ],
  preview: { select: { subtitle: 'shopName' }, prepare: ({ subtitle }) => ({ title: 'Site settings', subtitle }) },
})
