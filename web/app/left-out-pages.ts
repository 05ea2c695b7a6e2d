import { env } from '../config/server-env.ts'
import { fixedLink } from '../routing/fixed-links.ts'
import type { Language } from '../routing/languages.ts'
import type { FixedPath } from '../routing/site-pages.ts'

/** Next demands at least one page of a route at build time, which there need not be. This address is not found. */
export const NO_PAGE = '-'

/** Whether the build leaves out the page at a decoded path: it could not render it (scripts/stack/builds.ts). */
export function isLeftOut(path: string): boolean {
  return env.notPrerendered.includes(path)
}

type Parent = { readonly params: { readonly lang: Language } }

/** The `generateStaticParams` of the page at a fixed path: Next renders what is left out when it is first opened. */
export function fixedPageParams(path: FixedPath) {
  return ({ params: { lang } }: Parent) => [{ lang: isLeftOut(fixedLink(lang, path)) ? NO_PAGE : lang }]
}
