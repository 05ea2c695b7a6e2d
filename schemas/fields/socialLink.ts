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
    }),
    defineField({ name: 'url', title: 'Address', type: 'url' }),
  ],
  preview: { select: { title: 'platform', subtitle: 'url' } },
})
