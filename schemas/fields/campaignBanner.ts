import { BellIcon } from '@sanity/icons/Bell'
import { defineField, defineType } from 'sanity'
import { t } from '../norwegian.ts'
import { type CampaignBanner, campaignBannerWarnings } from '../validation/campaignBanner.ts'
import { atFields } from '../validation/fieldProblems.ts'

export const campaignBanner = defineType({
  name: 'campaignBanner',
  title: 'Campaign banner',
  type: 'object',
  icon: BellIcon,
  validation: (rule) =>
    rule.custom((banner: CampaignBanner | undefined) => atFields(campaignBannerWarnings(banner))).warning(),
  fields: [
    defineField({ name: 'active', title: 'Show the banner', type: 'boolean', initialValue: false }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'Write {amount} where the sum should appear. Visitors see it in their currency.',
      type: 'localeString',
    }),
    defineField({ name: 'thresholdNok', title: 'Free shipping from (NOK)', type: 'number' }),
    defineField({ name: 'thresholdEur', title: 'Free shipping from (EUR)', type: 'number' }),
  ],
  preview: {
    select: { title: 'text.nb', active: 'active' },
    prepare: ({ title, active }) => ({ title, subtitle: active ? t('Shown') : t('Hidden') }),
  },
})
