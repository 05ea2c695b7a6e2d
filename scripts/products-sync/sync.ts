import type { SanityClient } from '@sanity/client'
import { readClothingTypes } from '#studio-plugins/commerce/clothing-types.ts'
import { apply } from './apply.ts'
import { compare } from './compare.ts'
import { readContent } from './content.ts'
import { readPlatform } from './platform.ts'
import { isInStep, needsSomebody, report } from './report.ts'

type Options = {
  readonly client: SanityClient
  readonly centraApiUrl: string
  readonly isDryRun: boolean
}

/** 0: in step (now). 2: something to do, in a dry run or in the next run; or something that only a person can decide. */
type SyncExit = 0 | 2

/**
 * Brings the content's products into step with the commerce platform's, as far as that is safe.
 * @throws Error when either does not answer; nothing has been written then unless the lake went away in the middle
 */
export async function syncProducts({
  client,
  centraApiUrl,
  isDryRun,
}: Options): Promise<{ text: string; exit: SyncExit }> {
  const comparison = compare(await readPlatform(centraApiUrl), await readContent(client))
  const postponed = isDryRun ? [] : await apply(client, comparison, await readClothingTypes(client))
  const isLeft = isDryRun ? !isInStep(comparison) : needsSomebody(comparison) || postponed.length > 0
  return { text: report(comparison, { isDryRun, postponed }), exit: isLeft ? 2 : 0 }
}
