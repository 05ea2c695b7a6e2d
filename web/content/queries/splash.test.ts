import { evaluate, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { type ShownWindow, windowState } from '#web/domain/content/shown-window.ts'
import { siteFrameQuery } from './site-frame.groq.ts'
import { overshootSplashQuery } from './splash.groq.ts'

/** Whether the pages of that moment have the splash and the banner. */
async function shown(window: ShownWindow, now: string, active: boolean | null = true) {
  const dataset = [
    { _id: 'overshootSplash', _type: 'overshootSplash', active, ...window },
    { _id: 'siteSettings', _type: 'siteSettings', campaignBanner: { active, ...window } },
  ]
  const ask = async (query: string) => {
    const params = { lang: 'nb', now }
    return await (await evaluate(parse(query, { params }), { dataset, params })).get()
  }
  const splash = await ask(overshootSplashQuery)
  const { settings } = await ask(siteFrameQuery)
  return { splash: splash !== null, banner: settings.campaignBanner.active }
}

const both = { splash: true, banner: true }
const neither = { splash: false, banner: false }

describe('splash and banner', () => {
  test('[R3.11] [R9.02] without dates are shown while they are switched on', async () => {
    expect(await shown({}, '2026-11-27T09:00:00.000Z')).toEqual(both)
    expect(await shown({ shownFrom: null, shownTo: null }, '2026-11-27T09:00:00.000Z')).toEqual(both)
    for (const active of [false, null]) expect(await shown({}, '2026-11-27T09:00:00.000Z', active)).toEqual(neither)
  })

  test.each([
    // Midnight in Oslo, before and after each change of clocks.
    ['October', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['March', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ])('are shown on the day of %s on which the clocks change, to the millisecond', async (_, shownFrom, shownTo) => {
    const justBefore = (time: string) => new Date(Date.parse(time) - 1).toISOString()
    const window = { shownFrom, shownTo }
    for (const now of [justBefore(shownFrom), shownFrom, justBefore(shownTo), shownTo]) {
      const isOpen = windowState(window, new Date(now)) === 'open'
      expect(await shown(window, now), now).toEqual(isOpen ? both : neither)
    }
    expect(await shown(window, shownFrom, false)).toEqual(neither)
  })

  test('are shown from or until a moment, also when it is written with an offset', async () => {
    expect(await shown({ shownFrom: '2026-11-27T08:00:00+01:00' }, '2026-11-27T06:59:59.999Z')).toEqual(neither)
    expect(await shown({ shownFrom: '2026-11-27T08:00:00+01:00' }, '2026-11-27T07:00:00.000Z')).toEqual(both)
    expect(await shown({ shownTo: '2026-11-27T08:00:00+01:00' }, '2026-11-27T06:59:59.999Z')).toEqual(both)
    expect(await shown({ shownTo: '2026-11-27T08:00:00+01:00' }, '2026-11-27T07:00:00.000Z')).toEqual(neither)
  })
})
