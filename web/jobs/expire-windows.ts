import 'server-only'
import { env } from '../config/server-env.ts'
import { readShownWindows, type TaggedWindow } from '../content/shown-windows.ts'
import { changesBetween } from '../domain/content/shown-window.ts'
import { baseline } from '../lib/baseline.ts'
import { contentEpoch } from '../lib/content-epoch.ts'
import { notifyOwnWebhook } from '../lib/own-webhook.ts'

let known: { readonly epoch: number; readonly windows: readonly TaggedWindow[] } | undefined
let since: Date | undefined

/**
 * Expires in this process the static pages that a window has changed since the last call, because it has begun or
 * ended; at first since the build, when the pages were made. Asks the lake for the windows after publications only.
 * @throws Error when the lake or its own webhook fails; the next call repeats it
 */
export async function expireWindows(now = new Date()): Promise<void> {
  const epoch = contentEpoch()
  if (known?.epoch !== epoch) known = { epoch, windows: await readShownWindows() }
  const from = since ?? baseline().builtAt
  const tags = known.windows.filter(({ window }) => changesBetween(window, from, now)).map(({ tag }) => tag)
  if (tags.length > 0) await notifyOwnWebhook(env, { tags })
  since = now
}
