import type { SanityClient } from '@sanity/client'
import { readClothingTypes } from '#studio-plugins/commerce/clothing-types.ts'
import { apply } from './apply.ts'
import { compare } from './compare.ts'
import { readContent } from './content.ts'
import { readPlatform } from './platform.ts'
import { isInSync, needsEditor, report } from './report.ts'

type Options = {
  readonly client: SanityClient
  readonly centraApiUrl: string
  readonly isDryRun: boolean
}

/** 0: nothing left to do. 2: differences left, for a run without --dry-run, the next run or an editor. */
type SyncExit = 0 | 2

/**
 * Updates the content's products from the commerce platform, as far as that is safe.
 * @throws Error when a call to either fails; nothing has been written unless the lake failed during the writes
 */
export async function syncProducts({
  client,
  centraApiUrl,
  isDryRun,
}: Options): Promise<{ text: string; exit: SyncExit }> {
  const comparison = compare(await readPlatform(centraApiUrl), await readContent(client))
  const postponed = isDryRun ? [] : await apply(client, comparison, await readClothingTypes(client))
  const isLeft = isDryRun ? !isInSync(comparison) : needsEditor(comparison) || postponed.length > 0
  return { text: report(comparison, { isDryRun, postponed }), exit: isLeft ? 2 : 0 }
}
