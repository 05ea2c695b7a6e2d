import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineField, defineType, type Rule } from 'sanity'
import { searchNames } from '../fields/searchNames.ts'
import { t } from '../norwegian.ts'
import type { LocalizedValue } from '../validation/localized.ts'
import { inEveryLanguage } from '../validation/rules.ts'
import { checkActiveSplash, checkSplashDay } from '../validation/splash.ts'

const neededWhenActive = (rule: Rule) => [
  inEveryLanguage(rule),
  rule.custom((value: LocalizedValue | undefined, { document }) => checkActiveSplash(document, value)),
]

export const overshootSplash = defineType({
  name: 'overshootSplash',
  title: 'Overshoot day splash',
  description: 'A full-screen announcement that each visitor sees once.',
  type: 'document',
  icon: EarthGlobeIcon,
  fields: [
    defineField({ name: 'active', title: 'Show the splash', type: 'boolean', initialValue: false }),
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Write {day} where the overshoot day belongs: “The Earth lasted until {day}”.',
      type: 'localeString',
      validation: neededWhenActive,
    }),
    defineField({
      name: 'day',
      title: 'Overshoot day',
      description: 'This year’s. Replaces {day} in the title; the year is not shown.',
      type: 'date',
      validation: (rule) => rule.custom((day: string | undefined, { document }) => checkSplashDay(document, day)),
    }),
    defineField({ name: 'text', title: 'Text', type: 'localeRichText', validation: neededWhenActive }),
    defineField({
      name: 'buttonText',
      title: 'Text of the close button',
      type: 'localeString',
      validation: neededWhenActive,
    }),
    searchNames('overshootSplash'),
  ],
  preview: {
    select: { active: 'active' },
    prepare: ({ active }) => ({ title: t('Overshoot day splash'), subtitle: active ? t('Shown') : t('Not shown') }),
  },
})
