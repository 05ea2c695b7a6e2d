import { LaunchIcon } from '@sanity/icons/Launch'
import { defineField, defineType } from 'sanity'
import { referenceTargets } from '../fields/referenceTargets.ts'
import { optionText, t } from '../norwegian.ts'
import { checkButtonTarget, checkButtonType } from '../validation/blocks.ts'
import { checkLinkAddress } from '../validation/linkAddress.ts'
import { mention } from '../validation/publishedTarget.ts'
import { alignmentOptions } from './alignment.ts'
import { buttonTypeOptions } from './buttonTypes.ts'

export const button = defineType({
  name: 'button',
  title: 'Button',
  options: { help: 'blocks#button' },
  type: 'object',
  icon: LaunchIcon,
  validation: (rule) => rule.custom(checkButtonTarget),
  fields: [
    defineField({
      name: 'buttonType',
      title: 'Action',
      type: 'string',
      options: { list: [...buttonTypeOptions], layout: 'radio' },
      initialValue: 'link',
      validation: (rule) => rule.required().custom(checkButtonType),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'Say what happens when the button is pressed, for example “Read more”.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'reference',
      title: 'Page',
      description: 'The link follows when the address of the page changes.',
      type: 'reference',
      to: referenceTargets,
      ...mention(),
      hidden: ({ parent }) => parent?.buttonType !== 'link',
    }),
    defineField({
      name: 'url',
      title: 'Address',
      description: 'Ignored when a page is chosen.',
      type: 'string',
      validation: (rule) => rule.custom(checkLinkAddress),
      hidden: ({ parent }) => parent?.buttonType !== 'link',
    }),
    defineField({
      name: 'align',
      title: 'Position',
      type: 'string',
      options: { list: [...alignmentOptions], layout: 'radio', direction: 'horizontal' },
      initialValue: 'left',
    }),
  ],
  preview: {
    select: { text: 'text', type: 'buttonType', page: 'reference.title.nb', url: 'url' },
    prepare: ({ text, type, page, url }) => {
      const does = optionText(buttonTypeOptions, type)
      const target = type === 'link' ? (page ?? url) : undefined
      return { title: text ?? t('Button'), subtitle: [does, target].filter(Boolean).join(' · ') }
    },
  },
})
