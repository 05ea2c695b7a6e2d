import { defineArrayMember, defineField } from 'sanity'

/**
 * The alternative texts that described the picture that was replaced. The Studio fills it in, and asks to review the
 * texts that are still the same.
 */
export const describedBefore = defineField({
  name: 'describedBefore',
  title: 'Descriptions of the picture before',
  type: 'array',
  of: [defineArrayMember({ type: 'string' })],
  hidden: true,
})
