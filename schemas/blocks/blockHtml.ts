import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineField, defineType } from 'sanity'
import { t } from '../norwegian.ts'
import { checkHtmlKept, checkHtmlPictures } from '../validation/blocks.ts'

/** Origins that pages may load pictures from: the content lake and the storefront. */
const pictureOrigins = [
  process.env.SANITY_STUDIO_API_HOST || 'https://cdn.sanity.io',
  process.env.SANITY_STUDIO_PREVIEW_ORIGIN ?? 'http://localhost:3000',
]

export const blockHtml = defineType({
  name: 'blockHtml',
  title: 'HTML',
  options: { help: 'blocks#html' },
  description: 'For content that no other block supports. Scripts, styles, forms and frames are removed.',
  type: 'object',
  icon: CodeBlockIcon,
  fields: [
    defineField({
      name: 'html',
      title: 'HTML',
      description: 'Pictures from other sites are not shown: upload them and use the Picture block.',
      type: 'text',
      rows: 8,
      validation: (rule) => [
        rule.required(),
        rule.custom(checkHtmlKept).warning(),
        rule.custom<string>((html) => checkHtmlPictures(html, pictureOrigins)).warning(),
      ],
    }),
  ],
  preview: { select: { subtitle: 'html' }, prepare: ({ subtitle }) => ({ title: t('HTML'), subtitle }) },
})
