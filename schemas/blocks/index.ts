import { defineArrayMember, type SchemaTypeDefinition } from 'sanity'
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

/** Headings of the insert menu. */
export const blockGroups = {
  pictures: 'Pictures and video',
  layout: 'Layout',
  shop: 'Shop',
  other: 'Other',
} as const

type Group = keyof typeof blockGroups

/** A block that is a type of its own, under a heading of the insert menu. */
function inGroup(group: Group, type: SchemaTypeDefinition) {
  return { name: type.name, group, type, member: defineArrayMember({ type: type.name }) }
}

/** The blocks of rich text in the order in which the insert menu offers them (docs/product/3). */
export const blocks = [
  { name: 'block', member: block },
  { name: 'image', group: 'pictures', member: image },
  inGroup('pictures', blockContentImage),
  inGroup('layout', columns),
  inGroup('layout', factBox),
  inGroup('shop', productSelection),
  inGroup('pictures', carousel),
  inGroup('shop', button),
  inGroup('pictures', embed),
  inGroup('layout', table),
  inGroup('layout', breakBlock),
  inGroup('other', blockHtml),
]

/** The types of the blocks and of their parts. */
export const blockTypes = [...blocks.flatMap((one) => ('type' in one ? one.type : [])), carouselSlide, column, tableRow]
