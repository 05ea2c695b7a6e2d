export type PublishImpactOptions = {
  /** Origin of the storefront. */
  readonly site: string
  /** Names of the document types that appear on the site. */
  readonly types: readonly string[]
}
