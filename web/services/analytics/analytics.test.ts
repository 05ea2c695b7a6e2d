import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ConsentChoice, everything, onlyNecessary } from '#web/domain/visitor/consent.ts'

/** It looks at a document; the browser tests try it. */
vi.mock('./item-lists.ts', () => ({ watchItemLists: () => () => {} }))

const title = { title: 'Ullgenser' }

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  const window: { dataLayer?: object[] } = {}
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', title)
  vi.stubGlobal('location', { origin: 'https://shop.example', pathname: '/nb/shop' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function load(choice?: ConsentChoice) {
  const { chooseConsent } = await import('../consent/consent.ts')
  if (choice) chooseConsent(choice)
  const { track } = await import('./track.ts')
  const { countPageView } = await import('./page-views.ts')
  const { startAnalytics } = await import('./start.ts')
  return { chooseConsent, track, countPageView, startAnalytics }
}

const pages = () => (window.dataLayer ?? []).flatMap((event) => ('page_path' in event ? [event.page_path] : []))

describe('[R9.14] the data layer', () => {
  const added = {
    event: 'add_to_cart',
    ecommerce: { currency: 'NOK', value: 499, items: [{ item_id: '10102-1010201', item_name: 'Ullgenser' }] },
  } as const

  test('takes events with consent to analytics only, and keeps none for later', async () => {
    const { chooseConsent, track } = await load()
    track(added)
    chooseConsent({ ...everything, analytics: false })
    track(added)
    expect(window.dataLayer).toBeUndefined()
    chooseConsent({ ...onlyNecessary, analytics: true })
    expect(window.dataLayer).toBeUndefined()
    track(added)
    expect(window.dataLayer).toEqual([{ ecommerce: null }, added])
  })

  test('is emptied by a withdrawal', async () => {
    const { chooseConsent, track, startAnalytics } = await load(everything)
    startAnalytics()
    track(added)
    chooseConsent(onlyNecessary)
    expect(window.dataLayer).toBeUndefined()
  })
})

describe('[R9.08] page views', () => {
  test('are counted 250 ms after the route change, once', async () => {
    const { countPageView } = await load(everything)
    countPageView('/nb/shop', 'nb')
    await vi.advanceTimersByTimeAsync(249)
    expect(pages()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(window.dataLayer).toEqual([
      {
        event: 'page_view',
        page_path: '/nb/shop',
        page_location: 'https://shop.example/nb/shop',
        page_title: 'Ullgenser',
        language: 'nb',
      },
    ])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(pages()).toEqual(['/nb/shop'])
  })

  test('a page that is left before that is not counted; a page that the visitor returns to is', async () => {
    const { countPageView } = await load(everything)
    countPageView('/nb/a', 'nb')()
    const leave = countPageView('/nb/b', 'nb')
    await vi.advanceTimersByTimeAsync(250)
    leave()
    countPageView('/nb/a', 'nb')
    await vi.advanceTimersByTimeAsync(250)
    expect(pages()).toEqual(['/nb/b', '/nb/a'])
  })

  test('consent counts the page that is open, not those before, and not twice', async () => {
    const { countPageView, chooseConsent } = await load()
    const leave = countPageView('/nb/a', 'nb')
    await vi.advanceTimersByTimeAsync(250)
    leave()
    countPageView('/nb/b', 'nb')
    await vi.advanceTimersByTimeAsync(250)
    expect(pages()).toEqual([])
    chooseConsent(everything)
    chooseConsent(onlyNecessary)
    chooseConsent(everything)
    expect(pages()).toEqual(['/nb/b'])
  })
})
