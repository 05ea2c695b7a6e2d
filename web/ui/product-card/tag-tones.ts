import type { ProductState } from '#web/domain/product/availability.ts'
import type { CardTag } from '#web/domain/product/product-card.ts'
import type { TagTone } from '../tag.tsx'

/** Colours of the tags that stand out, by kind of tag and by product state. */
export const tagTones: Readonly<Partial<Record<CardTag['kind'] | ProductState, TagTone>>> = {
  crowdFunding: 'accent',
  joinTheDiscussion: 'heather',
  crowdSourcing: 'heather',
}
