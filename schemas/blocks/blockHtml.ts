import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineField, defineType } from 'sanity'

export const blockHtml = defineType({
  name: 'blockHtml',
  title: 'HTML',
  description: 'For what no other block can do. Scripts, styles and frames are removed when it is shown.',
  type: 'object',
  icon: CodeBlockIcon,
  fields: [defineField({ name: 'html', title: 'HTML', type: 'text', rows: 8, validation: (rule) => rule.required() })],
  preview: { select: { subtitle: 'html' }, prepare: ({ subtitle }) => ({ title: 'HTML', subtitle }) },
})
