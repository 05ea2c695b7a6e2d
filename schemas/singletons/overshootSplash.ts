import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineField, defineType } from 'sanity'

export const overshootSplash = defineType({
  name: 'overshootSplash',
  title: 'Overshoot day splash',
  description: 'Full-screen announcement that each visitor sees once.',
  type: 'document',
  icon: EarthGlobeIcon,
  fields: [
    defineField({ name: 'active', title: 'Show it to visitors', type: 'boolean', initialValue: false }),
    defineField({ name: 'title', title: 'Title', type: 'localeString' }),
    defineField({ name: 'text', title: 'Text', type: 'localeRichText' }),
    defineField({ name: 'buttonText', title: 'Text of the button that closes it', type: 'localeString' }),
  ],
  preview: {
    select: { active: 'active' },
    prepare: ({ active }) => ({ title: 'Overshoot day splash', subtitle: active ? 'Shown' : 'Not shown' }),
  },
})
