import { LaunchIcon } from '@sanity/icons/Launch'
import { defineField, defineType } from 'sanity'
import { referenceTargets } from '../fields/referenceTargets.ts'
import { checkButtonTarget, checkButtonType } from '../validation/buttonTarget.ts'
import { checkLinkAddress } from '../validation/linkAddress.ts'
import { mention } from '../validation/publishedTarget.ts'
import { alignmentOptions } from './alignment.ts'
import { buttonTypeOptions } from './buttonTypes.ts'

export const button = defineType({
  name: 'button',
  title: 'Button',
  type: 'object',
  icon: LaunchIcon,
  validation: (rule) => rule.custom(checkButtonTarget),
  fields: [
    defineField({
      name: 'buttonType',
      title: 'What it does',
      type: 'string',
      options: { list: [...buttonTypeOptions], layout: 'radio' },
      initialValue: 'link',
      validation: (rule) => rule.required().custom(checkButtonType),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'A verb: what happens when it is pressed.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'reference',
      title: 'Page of the shop',
      description: 'The address follows when the page is renamed.',
      type: 'reference',
      to: referenceTargets,
      ...mention,
      hidden: ({ parent }) => parent?.buttonType !== 'link',
    }),
    defineField({
      name: 'url',
      title: 'Address',
      description: 'Not used when a page is chosen.',
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
      const does = buttonTypeOptions.find(({ value }) => value === type)?.title
      const target = type === 'link' ? (page ?? url) : undefined
      return { title: text ?? 'Button', subtitle: [does, target].filter(Boolean).join(' · ') }
    },
  },
})
