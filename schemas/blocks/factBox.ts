import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineField, defineType } from 'sanity'
import { t } from '../norwegian.ts'
import { checkFactBoxText } from '../validation/blocks.ts'
import { mention } from '../validation/publishedTarget.ts'
import { block } from './block.ts'
import { plainText } from './preview-text.ts'

const isShared = ({ parent }: { parent: { shared?: unknown } | undefined }) => Boolean(parent?.shared)

export const factBox = defineType({
  name: 'factBox',
  title: 'Fact box',
  options: { help: 'blocks#fact-box' },
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    defineField({
      name: 'shared',
      title: 'Shared fact box',
      description: 'Shown here instead of a text of its own.',
      type: 'reference',
      to: [{ type: 'sharedFactBox' }],
      ...mention(),
    }),
    defineField({ name: 'title', title: 'Title', type: 'string', hidden: isShared }),
    defineField({
      name: 'content',
      title: 'Content',
      type: 'array',
      of: [block],
      hidden: isShared,
      validation: (rule) => rule.custom((content, { parent }) => checkFactBoxText(content, parent)),
    }),
  ],
  preview: {
    select: { title: 'title', content: 'content', shared: 'shared.title.nb' },
    prepare: ({ title, content, shared }) => ({
      title: shared ?? title ?? t('Fact box'),
      subtitle: shared ? t('Shared fact box') : plainText(content),
    }),
  },
})
