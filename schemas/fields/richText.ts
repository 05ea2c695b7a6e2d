import { defineType } from 'sanity'
import { blockGroups, blocks } from '../blocks/index.ts'
import { thumbnailUrl } from '../blocks/thumbnails.ts'

export const richText = defineType({
  name: 'richText',
  title: 'Rich text',
  type: 'array',
  of: blocks.map(({ member }) => member),
  options: {
    insertMenu: {
      groups: Object.entries(blockGroups).map(([name, title]) => ({
        name,
        title,
        of: blocks.filter((one) => 'group' in one && one.group === name).map((one) => one.name),
      })),
      views: [{ name: 'grid', previewImageUrl: thumbnailUrl }, { name: 'list' }],
    },
  },
})
