import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineField, defineType, type Rule, type SanityDocument } from 'sanity'
import type { ShownWindow } from '#web/domain/content/shown-window.ts'
import { searchNames } from '../fields/searchNames.ts'
import { shownWindow } from '../fields/shownWindow.ts'
import { t } from '../norwegian.ts'
import { atFields } from '../validation/fieldProblems.ts'
import type { LocalizedValue } from '../validation/localized.ts'
import { inEveryLanguage } from '../validation/rules.ts'
import { shownState, windowProblems, windowWarnings } from '../validation/shownWindow.ts'
import { checkActiveSplash, checkSplashDay } from '../validation/splash.ts'

type Splash = ShownWindow & { readonly active?: boolean }

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
  validation: (rule) => [
    rule.custom((splash: (SanityDocument & Splash) | undefined) => atFields(windowProblems(splash ?? {}))),
    rule
      .custom((splash: (SanityDocument & Splash) | undefined) => atFields(windowWarnings(splash ?? {}, new Date())))
      .warning(),
  ],
  fields: [
    defineField({
      name: 'active',
      title: 'Show the splash',
      type: 'boolean',
      initialValue: false,
      options: { help: 'site#overshoot-day-splash' },
    }),
    ...shownWindow,
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
    select: { active: 'active', shownFrom: 'shownFrom', shownTo: 'shownTo' },
    prepare: (splash) => ({ title: t('Overshoot day splash'), subtitle: shownState(splash) }),
  },
})
