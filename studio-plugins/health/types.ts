import type { Path } from 'sanity'
import type { StudioLanguage } from '#schemas/studio-language.ts'
import type { ResponseOf } from '#web/services/backend/contract.ts'
import type { listBrokenLinks } from '#web/services/backend/contracts/list-broken-links.ts'

/** The kinds of what is found, in the order in which they are listed. */
export const kinds = ['links', 'pictures', 'headings', 'empty', 'titles', 'platform', 'campaigns'] as const

export type Kind = (typeof kinds)[number]

/** Something that an editor should look at. */
export type Finding = {
  readonly kind: Kind
  /** The field. */
  readonly path: Path
  /** In the editor's language, which may change. */
  readonly say: () => string
}

/** A finding as a row has it, which is kept while the Studio is closed. */
export type StoredFinding = Omit<Finding, 'say'> & { readonly text: Readonly<Record<StudioLanguage, string>> }

export type HealthOptions = {
  /** Origin of the storefront. */
  readonly site: string
  /** Types of the documents that are checked. */
  readonly types: readonly string[]
  /** Base address of the commerce platform's checkout API. Without it products are not compared. */
  readonly centra?: string
}

/** What another site responds that visitors cannot open. */
export type ExternalProblem = ResponseOf<typeof listBrokenLinks>['items'][number]
