/**
 * Parameters for `generateStaticParams`, of which Next demands one at least: a shop without content yet is built with an
 * address that is not found.
 */
export function staticParams<Params extends object>(params: readonly Params[], missing: Params): Params[] {
  return params.length > 0 ? [...params] : [missing]
}
