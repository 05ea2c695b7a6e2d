/** The pages of docs/editors, in either language. */
export const helpPages = [
  'write-and-publish',
  'languages',
  'pictures',
  'blocks',
  'menu',
  'products',
  'campaigns',
  'releases',
  'redirects',
  'moderation',
  'site',
] as const

export type HelpPage = (typeof helpPages)[number]

/** A page, or a heading on it by the name under which GitHub links to the English one: `blocks#fact-box`. */
type HelpTopic = HelpPage | `${HelpPage}#${string}`

declare module 'sanity' {
  interface BaseSchemaTypeOptions {
    /** What “What is this?” opens next to the field or block (studio-plugins/help). */
    help?: HelpTopic
  }
}
