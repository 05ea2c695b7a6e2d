import { defineType } from 'sanity'
import { blocks } from '../blocks/index.ts'

export const richText = defineType({
  name: 'richText',
  title: 'Rich text',
  type: 'array',
  of: blocks.map(({ member }) => member),
})
