import { defineArrayMember } from 'sanity'
import { block } from './block.ts'
import { blockContentImage } from './blockContentImage.ts'
import { blockHtml } from './blockHtml.ts'
import { breakBlock } from './break.ts'
import { button } from './button.ts'
import { carousel, carouselSlide } from './carousel.ts'
import { column, columns } from './columns.ts'
import { embed } from './embed.ts'
import { factBox } from './factBox.ts'
import { image } from './image.ts'
import { productSelection } from './productSelection.ts'
import { table, tableRow } from './table.ts'

/** The rich-content blocks in the order in which the insert menu offers them (docs/product/3). */
export const blocks = [
  { name: 'block', member: block },
  { name: 'image', member: image },
  { name: 'blockContentImage', member: defineArrayMember({ type: 'blockContentImage' }) },
  { name: 'columns', member: defineArrayMember({ type: 'columns' }) },
  { name: 'factBox', member: defineArrayMember({ type: 'factBox' }) },
  { name: 'productSelection', member: defineArrayMember({ type: 'productSelection' }) },
  { name: 'carousel', member: defineArrayMember({ type: 'carousel' }) },
  { name: 'button', member: defineArrayMember({ type: 'button' }) },
  { name: 'embed', member: defineArrayMember({ type: 'embed' }) },
  { name: 'table', member: defineArrayMember({ type: 'table' }) },
  { name: 'break', member: defineArrayMember({ type: 'break' }) },
  { name: 'blockHtml', member: defineArrayMember({ type: 'blockHtml' }) },
] as const

/** The types of the blocks and of their parts. */
export const blockTypes = [
  blockContentImage,
  blockHtml,
  breakBlock,
  button,
  carousel,
  carouselSlide,
  column,
  columns,
  embed,
  factBox,
  productSelection,
  table,
  tableRow,
]
