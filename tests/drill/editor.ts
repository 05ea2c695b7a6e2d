import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Visitor } from '#scripts/cluster/visitors.ts'
import { contentClient } from '#scripts/stack/content-client.ts'
import type { Env } from '#web/config/env.ts'

const EVERY_MS = 1000

/** An editor who publishes a page again and again, and looks for the latest edition in the shop. */
export async function openEditor(env: Env, site: URL) {
  const lake = contentClient(env).withConfig({ timeout: 15_000, maxRetries: 0 })
  const slug = { _type: 'slug', current: `drill-${randomUUID()}` }
  const _id = `landingPage-${slug.current}`
  const title = (version: number) => ({ _type: 'localeString', nb: `Utgave ${version}.`, en: `Version ${version}.` })
  await lake.create({
    _id,
    _type: 'landingPage',
    title: title(0),
    path: { _type: 'localeSlug', nb: slug, en: slug },
    lead: { _type: 'localeText', nb: 'Verkstedet er åpent.', en: 'The workshop is open.' },
  })
  const address = new URL(`/nb/${slug.current}`, site)
  // Each may be at another storefront.
  const readers = Array.from({ length: 4 }, (_, number) => new Visitor(240 + number))
  const state = { version: 0, published: 0, refused: 0, shown: 0, longestMs: 0 }
  let publishedAt = performance.now()
  let isOver = false
  const look = async () => {
    const seen = await Promise.all(readers.map((reader) => reader.call(address)))
    const versions = seen.map(({ body }) => Number(/Utgave (\d+)\./.exec(body)?.[1] ?? -1))
    const oldest = Math.min(...versions)
    if (oldest < state.published) return
    if (oldest > state.shown) state.longestMs = Math.max(state.longestMs, performance.now() - publishedAt)
    state.shown = oldest
  }
  const running = (async () => {
    while (!isOver) {
      // The next edition comes when the one before is shown, so that each has a time of its own.
      if (state.shown >= state.published) {
        state.version += 1
        const sentAt = performance.now()
        const isPublished = await lake
          .patch(_id)
          .set({ title: title(state.version) })
          .commit({ visibility: 'sync' })
          .then(
            () => true,
            () => false,
          )
        if (isPublished) {
          state.published = state.version
          publishedAt = sentAt
        } else state.refused += 1
      }
      await look()
      await sleep(state.shown >= state.published ? EVERY_MS : 200)
    }
  })()
  return {
    /** Begins to count again. */
    reset() {
      state.refused = 0
      state.longestMs = 0
    },
    refused: () => state.refused,
    longestMs: () => state.longestMs,
    isShown: () => state.shown >= state.published,
    async close() {
      isOver = true
      await running
      await lake.delete(_id)
      for (const reader of readers) reader.leave()
    },
  }
}
