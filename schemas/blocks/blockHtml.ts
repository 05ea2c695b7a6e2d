import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineField, defineType } from 'sanity'
import { checkHtmlPictures } from '../validation/htmlPictures.ts'

/** Where the page takes pictures from: the content service and the storefront itself. */
const pictureOrigins = [
  process.env.SANITY_STUDIO_API_HOST || 'https://cdn.sanity.io',
  process.env.SANITY_STUDIO_PREVIEW_ORIGIN ?? 'http://localhost:3000',
]

export const blockHtml = defineType({
  name: 'blockHtml',
  title: 'HTML',
  description: 'For what no other block can do. Scripts, styles and frames are removed when it is shown.',
  type: 'object',
  icon: CodeBlockIcon,
  fields: [
    defineField({
      name: 'html',
      title: 'HTML',
      description: 'Pictures from other sites are not shown: upload them, and use the block Picture.',
      type: 'text',
      rows: 8,
      validation: (rule) => [
        rule.required(),
        rule.custom<string>((html) => checkHtmlPictures(html, pictureOrigins)).warning(),
      ],
    }),
  ],
  preview: { select: { subtitle: 'html' }, prepare: ({ subtitle }) => ({ title: 'HTML', subtitle }) },
})
