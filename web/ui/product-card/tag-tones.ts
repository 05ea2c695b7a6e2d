import type { TagTone } from '../tag.tsx'

/** Grounds of the tags that stand out, by kind of tag and by product state. */
export const tagTones: Readonly<Record<string, TagTone | undefined>> = {
  crowdFunding: 'accent',
  joinTheDiscussion: 'heather',
  crowdSourcing: 'heather',
}
