import { PlayIcon } from '@sanity/icons/Play'
import { defineField, defineType } from 'sanity'
import { t } from '../norwegian.ts'
import { checkVideoUrl } from '../validation/blocks.ts'

export const embed = defineType({
  name: 'embed',
  title: 'Video',
  options: { help: 'blocks#video' },
  type: 'object',
  icon: PlayIcon,
  fields: [
    defineField({
      name: 'url',
      title: 'Vimeo address',
      description: 'Only videos on Vimeo. Copy the address from the browser: https://vimeo.com/123456789',
      type: 'string',
      validation: (rule) => rule.required().custom(checkVideoUrl),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      description: 'What the video shows.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'autoplay',
      title: 'Autoplay',
      description:
        'Plays without sound as soon as it is in view, for visitors who have allowed functions and have not asked for less motion. For others it starts when they press play.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'loop',
      title: 'Repeat',
      description: 'Starts again when it ends.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: { title: 'title', subtitle: 'url' },
    prepare: ({ title, subtitle }) => ({ title: title ?? t('Video'), subtitle }),
  },
})
