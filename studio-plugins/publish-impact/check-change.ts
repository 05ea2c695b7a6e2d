import type { SanityClient, SchemaType } from 'sanity'
import { loadPagesAt } from '#studio-plugins/link-guard/pages-at.ts'
import { localizedFields } from '#studio-plugins/translations/localized-fields.ts'
import { type ChangedText, changedTexts } from './changed-texts.ts'
import { type Change, pagesToKnow, type Redirect, redirectsOf, type Warning, warningsOf } from './warnings.ts'

export type Checked = {
  readonly warnings: readonly Warning[]
  readonly redirects: readonly Redirect[]
  readonly texts: readonly ChangedText[]
}

type Options = {
  readonly schemaType: SchemaType | undefined
  readonly getClient: (options: { apiVersion: string }) => SanityClient
}

/**
 * The warnings, redirects and changed texts of a publication. Asks the lake only for the pages that changed links
 * and addresses concern.
 */
export async function checkChange(change: Change, { schemaType, getClient }: Options): Promise<Checked> {
  const wanted = pagesToKnow(change)
  const pages = wanted ? await loadPagesAt(getClient, wanted).catch(() => undefined) : []
  const fields = localizedFields(schemaType)
  return {
    warnings: warningsOf(change, fields, pages, new Date()),
    redirects: redirectsOf(change, pages ?? []),
    texts: changedTexts(change, fields),
  }
}
