import type { LinkableDocument } from '#web/routing/links.ts'
import type { ImageValue } from '#web/services/sanity/pictures.ts'

export type HomeData = {
  readonly _id: string
  readonly _type: 'homePage'
  readonly heroHeading: string | null
  readonly heroPromise: string | null
  readonly heroImage: ImageValue | null
  readonly crowdfundingHeading: string | null
  readonly preorderHeading: string | null
  readonly editorialHeading: string | null
  readonly editorialText: string | null
  readonly editorialImage: ImageValue | null
  readonly editorialLinkText: string | null
  readonly editorialLink: LinkableDocument | null
  readonly categoriesHeading: string | null
  readonly treeFigure: number | null
  readonly treeText: string | null
  readonly communityHeading: string | null
  readonly communityText: string | null
  readonly communityImage: ImageValue | null
}
