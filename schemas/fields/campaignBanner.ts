import { BellIcon } from '@sanity/icons/Bell'
import { defineField, defineType } from 'sanity'
import { type CampaignBanner, campaignBannerWarnings } from '../validation/campaignBanner.ts'
import { atFields } from '../validation/fieldProblems.ts'
import { shownState, windowProblems, windowWarnings } from '../validation/shownWindow.ts'
import { shownWindow } from './shownWindow.ts'

export const campaignBanner = defineType({
  name: 'campaignBanner',
  title: 'Campaign banner',
  type: 'object',
  options: { help: 'site#campaign-banner' },
  icon: BellIcon,
  validation: (rule) => [
    rule.custom((banner: CampaignBanner | undefined) => atFields(windowProblems(banner ?? {}))),
    rule
      .custom((banner: CampaignBanner | undefined) =>
        atFields([...campaignBannerWarnings(banner), ...windowWarnings(banner ?? {}, new Date())]),
      )
      .warning(),
  ],
  fields: [
    defineField({ name: 'active', title: 'Show the banner', type: 'boolean', initialValue: false }),
    ...shownWindow,
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
    select: { title: 'text.nb', active: 'active', shownFrom: 'shownFrom', shownTo: 'shownTo' },
    prepare: ({ title, ...banner }) => ({ title, subtitle: shownState(banner) }),
  },
})
