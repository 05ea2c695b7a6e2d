import type { Author } from './posts.ts'
import { picturePath, pictureSizes } from './uploaded-picture.ts'

type Stored = {
  readonly memberId: string | null
  readonly authorName: string | null
  readonly pictureId: string | null
}

/** The author of a post or a review as readers see it; null for the shop, and once the member is gone. */
export function authorOf({ memberId, authorName, pictureId }: Stored): Author | null {
  if (!memberId || authorName === null) return null
  return { id: memberId, name: authorName, picture: pictureId && picturePath(pictureId, pictureSizes.profile[1]) }
}
