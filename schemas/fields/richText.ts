import { defineType } from 'sanity'
import { blocks } from '../blocks/index.ts'
import { thumbnailUrl } from '../blocks/thumbnails.ts'

export const richText = defineType({
  name: 'richText',
  title: 'Rich text',
  type: 'array',
  of: blocks.map(({ member }) => member),
  options: {
    insertMenu: {
      groups: [
        { name: 'pictures', title: 'Pictures and video', of: ['image', 'blockContentImage', 'carousel', 'embed'] },
        { name: 'layout', title: 'Layout', of: ['columns', 'factBox', 'table', 'break'] },
        { name: 'shop', title: 'Shop', of: ['productSelection', 'button'] },
        { name: 'other', title: 'Other', of: ['blockHtml'] },
      ],
      views: [{ name: 'grid', previewImageUrl: thumbnailUrl }, { name: 'list' }],
    },
  },
})
