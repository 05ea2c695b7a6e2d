import { defineType } from 'sanity'
import { blockGroups, blocks } from '../blocks/index.ts'

/** The path that the Studio is served from; Sanity's build reads the same variable. */
const basePath = (process.env.SANITY_STUDIO_BASEPATH ?? '').replace(/\/+$/, '')

/** The URL of a block's thumbnail for the insert menu, among the Studio's static files. */
function thumbnailUrl(block: string): string {
  return `${basePath}/static/block-thumbnails/${block}.svg`
}

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
