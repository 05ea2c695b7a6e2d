import { ShareIcon } from '@sanity/icons/Share'
import { defineField, defineType } from 'sanity'

export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social link',
  type: 'object',
  icon: ShareIcon,
  fields: [
    defineField({
      name: 'platform',
      title: 'Platform',
      type: 'string',
      options: {
        list: [
          'Instagram',
          'Facebook',
          'YouTube',
          'Vimeo',
          'Strava',
          'LinkedIn',
          'Pinterest',
          'TikTok',
          'Mastodon',
          'Bluesky',
        ],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      validation: (rule) => rule.required().uri({ scheme: ['https'] }),
    }),
  ],
  preview: { select: { title: 'platform', subtitle: 'url' } },
})
