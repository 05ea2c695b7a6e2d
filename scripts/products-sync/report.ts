import type { Changed, Comparison } from './compare.ts'

type Run = {
  readonly isDryRun: boolean
  /** Not written, because an editor changed them during the run. */
  readonly postponed: readonly Changed[]
}

/** The text that the command prints. */
export function report(comparison: Comparison, { isDryRun, postponed }: Run): string {
  const { created, changed, missing, duplicates, withoutId, same } = comparison
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
            ({ description, isApplied }) =>
              `${centraId}  ${product.title}: ${description} (${isApplied ? done('written to the draft') : 'left to an editor'})`,
          ),
        ),
    ),
    section(
      'Changed by an editor during the run (not written: run the command again)',
      postponed.map(({ centraId, product }) => `${centraId}  ${product.title}`),
    ),
    section(
      'No longer on the platform (not changed: unpublish them in the Studio)',
      missing.map(({ centraId, title, isPublished }) => `${centraId}  ${title}${isPublished ? '' : ' (draft)'}`),
    ),
    section(
      'Several products with one centraId (not compared: keep one of them)',
      duplicates.map(
        ({ centraId, products }) => `${centraId}  ${products.map(({ id, title }) => `${title} [${id}]`).join(', ')}`,
      ),
    ),
    section(
      'Without a centraId',
      withoutId.map(({ id, title }) => `${title} [${id}]`),
    ),
  ].filter((text) => text !== '')
  const summary = `${same} unchanged, ${created.length} new, ${changed.length} changed, ${missing.length} no longer on the platform, ${duplicates.length} duplicates.`
  return [...sections, isInSync(comparison) ? `Nothing to do. ${summary}` : summary].join('\n\n')
}

/** Whether there is no difference between content and platform. */
export function isInSync({ created, changed, missing, duplicates }: Comparison): boolean {
  return created.length + changed.length + missing.length + duplicates.length === 0
}

/** Whether there is a difference that an editor has to decide on. */
export function needsEditor({ changed, missing, duplicates }: Comparison): boolean {
  const leftToEditor = changed.some(({ changes }) => changes.some(({ isApplied }) => !isApplied))
  return leftToEditor || missing.length > 0 || duplicates.length > 0
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n')
}
