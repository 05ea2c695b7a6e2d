import type { Changed, Comparison } from './compare.ts'

type Run = {
  /** Nothing was written. */
  readonly isDryRun: boolean
  /** Not written, because an editor was at work on them. */
  readonly postponed: readonly Changed[]
}

/** What a run found, for the person at the terminal. */
export function report(comparison: Comparison, { isDryRun, postponed }: Run): string {
  const { created, changed, gone, duplicates, unnumbered, same } = comparison
  const done = (verb: string) => (isDryRun ? `to be ${verb}` : verb)
  const sections = [
    section(
      `New on the platform (draft ${done('created')}; an editor adds texts and pictures, and publishes)`,
      created.map(
        ({ centraId, title, sizes, colours }) =>
          `${centraId}  ${title.nb} (sizes: ${sizes.length}, colours: ${colours.length})`,
      ),
    ),
    section(
      'Changed on the platform',
      changed
        .filter((change) => !postponed.includes(change))
        .flatMap(({ centraId, product, changes }) =>
          changes.map(
            ({ words, isApplied }) =>
              `${centraId}  ${product.title}: ${words} (${isApplied ? done('put into the draft') : 'left to an editor'})`,
          ),
        ),
    ),
    section(
      'Changed by an editor in the same moment (nothing written: run the command again)',
      postponed.map(({ centraId, product }) => `${centraId}  ${product.title}`),
    ),
    section(
      'Gone from the platform (left as they are: take them out of the shop in the Studio)',
      gone.map(({ centraId, title, isPublished }) => `${centraId}  ${title}${isPublished ? '' : ' (draft)'}`),
    ),
    section(
      'One number in several documents (nothing compared: keep one)',
      duplicates.map(
        ({ centraId, products }) => `${centraId}  ${products.map(({ id, title }) => `${title} [${id}]`).join(', ')}`,
      ),
    ),
    section(
      'Without a number',
      unnumbered.map(({ id, title }) => `${title} [${id}]`),
    ),
  ].filter((text) => text !== '')
  const summary = `${same} as on the platform, ${created.length} new, ${changed.length} changed, ${gone.length} gone, ${duplicates.length} double.`
  return [...sections, isInStep(comparison) ? `Nothing to do. ${summary}` : summary].join('\n\n')
}

/** Content and platform say the same. */
export function isInStep({ created, changed, gone, duplicates }: Comparison): boolean {
  return created.length + changed.length + gone.length + duplicates.length === 0
}

/** Something is left that only a person can decide. */
export function needsSomebody({ changed, gone, duplicates }: Comparison): boolean {
  const leftToEditor = changed.some(({ changes }) => changes.some(({ isApplied }) => !isApplied))
  return leftToEditor || gone.length > 0 || duplicates.length > 0
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n')
}
