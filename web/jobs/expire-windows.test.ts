import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShownWindow } from '../domain/content/shown-window.ts'

const readShownWindows = vi.hoisted(() => vi.fn())
const notifyOwnWebhook = vi.hoisted(() => vi.fn<(env: unknown, notice: { tags: string[] }) => Promise<void>>())
vi.mock('../config/server-env.ts', () => ({ env: {} }))
vi.mock('../content/shown-windows.ts', () => ({ readShownWindows }))
vi.mock('../lib/own-webhook.ts', () => ({ notifyOwnWebhook }))

const { startFromBuild } = await import('../lib/baseline.ts')
const { advanceContentEpoch } = await import('../lib/content-epoch.ts')

const tag = 'document:overshootSplash'
const publish = (window: ShownWindow) => readShownWindows.mockResolvedValue([{ tag, window }])
const expired = () => notifyOwnWebhook.mock.calls.map(([, { tags }]) => tags)
const at = (time: string) => new Date(`2026-10-25T${time}Z`)

beforeEach(() => {
  vi.resetModules()
  readShownWindows.mockReset()
  notifyOwnWebhook.mockReset().mockResolvedValue(undefined)
  startFromBuild(at('00:00:00'))
})

/** A process that has just started. */
const start = async () => (await import('./expire-windows.ts')).expireWindows

describe('pages with a splash or banner', () => {
  test('expire when it begins and when it ends, each time once, across the change of clocks', async () => {
    const expireWindows = await start()
    publish({ shownFrom: at('00:30:00').toISOString(), shownTo: at('01:30:00').toISOString() })
    const expiredAt: string[] = []
    for (let now = at('00:29:57'); now < at('01:30:03'); now = new Date(+now + 1000)) {
      const before = expired().length
      await expireWindows(now)
      if (expired().length > before) expiredAt.push(now.toISOString())
    }
    expect(expiredAt).toEqual([at('00:30:00').toISOString(), at('01:30:00').toISOString()])
    expect(expired()).toEqual([[tag], [tag]])
    expect(readShownWindows).toHaveBeenCalledOnce()
  })

  test('expire after a start for what happened since the build', async () => {
    publish({ shownTo: at('00:10:00').toISOString() })
    await (await start())(at('05:00:00'))
    expect(expired()).toEqual([[tag]])
  })

  test('never expire for a window without dates', async () => {
    publish({})
    await (await start())(at('05:00:00'))
    expect(expired()).toEqual([])
  })

  test('follow a window that is published with other moments', async () => {
    const expireWindows = await start()
    publish({ shownFrom: at('03:00:00').toISOString() })
    await expireWindows(at('01:00:00'))
    publish({ shownFrom: at('02:00:00').toISOString() })
    advanceContentEpoch()
    await expireWindows(at('02:00:00'))
    expect(expired()).toEqual([[tag]])
    await expireWindows(at('03:00:00'))
    expect(expired()).toEqual([[tag]])
  })

  test('expire with the next call when the webhook or the lake has failed', async () => {
    const expireWindows = await start()
    publish({ shownFrom: at('02:00:00').toISOString() })
    notifyOwnWebhook.mockRejectedValueOnce(new Error('away'))
    await expect(expireWindows(at('02:00:00'))).rejects.toThrow('away')
    await expireWindows(at('02:00:01'))
    expect(expired()).toEqual([[tag], [tag]])
    advanceContentEpoch()
    readShownWindows.mockRejectedValueOnce(new Error('lake'))
    await expect(expireWindows(at('02:00:02'))).rejects.toThrow('lake')
    await expireWindows(at('02:00:03'))
    expect(expired()).toHaveLength(2)
  })
})
