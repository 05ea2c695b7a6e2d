import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type CallOutcome, ModelPlatform } from '#tests/bag/model-platform.ts'
import { Browser, bagItem, openTab, shown, type Tab } from '#tests/bag/open-tab.ts'

const stock = { '1-1': 100, '1-2': 3, '2-1': 100 }

function open(outcomes: CallOutcome[] = []) {
  const platform = new ModelPlatform(stock)
  platform.outcomes = outcomes
  const tab = openTab({ fetch: platform.fetch })
  return { platform, tab, ...tab }
}

const lineOf = ({ state }: Tab, item: string) =>
  state.getState().bag?.lines.find((line) => line.itemId === item)?.lineId ?? ''

/** A bag that the platform knows. */
async function openWith(item: string, quantity: number) {
  const opened = open()
  await opened.engine.add(bagItem(item, quantity))
  opened.platform.calls.length = 0
  return opened
}

/** Does what a call for live prices does when the platform responds with a new token. */
async function renewToken({ connection }: Tab, platform: ModelPlatform, old: string | null): Promise<void> {
  platform.outcomes.unshift('rotated')
  const headers = { 'api-token': old ?? '' }
  const response = await platform.fetch('https://shop.example/api/selection/', { method: 'GET', headers })
  connection.tokens.replace(old, String((await response.json()).token))
}

describe('a click shows at once, and the platform’s response decides', () => {
  test('an added item is there before any response, as pending, with its sums', async () => {
    const { engine, state, tab, platform } = open()
    const added = engine.add(bagItem('1-1', 2))
    expect(shown(tab)).toEqual({ '1-1': 2 })
    expect(state.getState()).toMatchObject({ bag: { totals: { totalQuantity: 2, itemsTotal: 200 }, currency: 'NOK' } })
    expect(state.getState().pendingLines).toEqual(new Set(['new-1-1']))
    expect(await added).toBe('added')
    expect(state.getState()).toMatchObject({ status: 'ready', notice: null })
    expect(state.getState().pendingLines.size).toBe(0)
    expect(platform.calls).toEqual(['POST items/1-1/quantity/2'])
  })

  test('[R7.01] quantities change by the calls that docs/product/7 lists', async () => {
    const { engine, tab, platform, browser } = await openWith('1-1', 2)
    const line = lineOf(tab, '1-1')
    await engine.changeQuantity(line, 3)
    browser.time += 1000
    await engine.changeQuantity(line, 2)
    expect(platform.calls).toEqual([`POST lines/${line}/quantity/1`, `DELETE lines/${line}/quantity/1`])
    await engine.changeQuantity(line, 0)
    expect(platform.held(browser.stored?.token ?? null)).toEqual({})
    expect(tab.state.getState().status).toBe('empty')
  })

  test('an invalid number of pieces, or one for an unknown line, changes nothing', async () => {
    const { engine, tab, platform } = await openWith('1-1', 2)
    for (const invalid of [-1, 1.5, Number.NaN]) await engine.changeQuantity(lineOf(tab, '1-1'), invalid)
    await engine.changeQuantity('no such line', 1)
    expect(shown(tab)).toEqual({ '1-1': 2 })
    expect(platform.calls).toEqual([])
  })

  test('twenty quick clicks make few calls and end right', async () => {
    const { engine, tab, platform, browser } = await openWith('1-1', 1)
    const line = lineOf(tab, '1-1')
    const clicks = Array.from({ length: 20 }, (_, click) => engine.changeQuantity(line, click + 2))
    expect(shown(tab)).toEqual({ '1-1': 21 })
    await Promise.all(clicks)
    expect(platform.held(browser.stored?.token ?? null)).toEqual({ '1-1': 21 })
    expect(platform.calls.length).toBeLessThanOrEqual(2)
  })

  test('clicks faster than the pause wait for it together, whatever the platform’s speed', async () => {
    const platform = new ModelPlatform(stock)
    const pauses: (() => void)[] = []
    const wait = () => new Promise<void>((resolve) => pauses.push(resolve))
    const tab = openTab({ fetch: platform.fetch, wait })
    for (let click = 0; click < 20; click++) {
      void tab.engine.add(bagItem('1-1'))
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(platform.calls).toEqual(['POST items/1-1'])
    for (const over of pauses) over()
    await tab.engine.idle()
    expect(platform.calls).toHaveLength(2)
    expect(shown(tab)).toEqual({ '1-1': 20 })
  })

  test('until the response and after it, never another number is shown', async () => {
    const { engine, state, tab } = await openWith('1-1', 2)
    const seen = new Set<number | undefined>()
    state.subscribe(({ bag }) => seen.add(bag?.totals.totalQuantity))
    await engine.add(bagItem('1-1', 3))
    expect(seen).toEqual(new Set([5]))
    expect(shown(tab)).toEqual({ '1-1': 5 })
  })

  test('clicks on a line that has no name yet reach it', async () => {
    const { engine, tab, platform, browser } = open()
    const added = engine.add(bagItem('1-1'))
    void engine.changeQuantity('new-1-1', 4)
    await added
    await engine.changeQuantity('new-1-1', 5)
    await engine.idle()
    expect(shown(tab)).toEqual({ '1-1': 5 })
    expect(platform.held(browser.stored?.token ?? null)).toEqual({ '1-1': 5 })
  })

  test('more than there is: the bag holds what there is, the shopper is notified, prices are asked for again', async () => {
    const { engine, tab, seen } = open()
    const notice = {
      kind: 'soldOut',
      items: [
        { itemId: '1-2', name: 'Product 1-2', gender: null, colourName: null, size: 'M', wanted: 5, available: 3 },
      ],
    }
    expect(await engine.add(bagItem('1-2', 5))).toEqual(notice)
    expect(tab.state.getState().notice).toEqual(notice)
    expect(shown(tab)).toEqual({ '1-2': 3 })
    expect(seen.contradictions).toBe(1)
  })

  test('the last piece is gone: it leaves the bag with its explanation', async () => {
    const { engine, tab, platform } = open()
    platform.stock.set('1-2', 0)
    expect(await engine.add(bagItem('1-2'))).toMatchObject({ kind: 'soldOut', items: [{ wanted: 1, available: 0 }] })
    expect(shown(tab)).toEqual({})
  })

  test('an item that is not sold is taken back', async () => {
    const { engine, tab } = open()
    expect(await engine.add(bagItem('9-9'))).toMatchObject({
      kind: 'notSold',
      items: [{ itemId: '9-9', available: 0 }],
    })
    expect(shown(tab)).toEqual({})
  })

  test('another price than the page shows makes the page ask again', async () => {
    const { engine, seen, platform } = open()
    platform.priceEach = 120
    await engine.add(bagItem('1-1'))
    expect(seen.contradictions).toBe(1)
  })
})

describe('failures', () => {
  test('a dropped response is looked up, and nothing is added twice', async () => {
    const { engine, tab, platform, browser } = open(['success', 'dropped'])
    await engine.refresh()
    expect(await engine.add(bagItem('1-1'))).toBe('added')
    expect(platform.held(browser.stored?.token ?? null)).toEqual({ '1-1': 1 })
    expect(shown(tab)).toEqual({ '1-1': 1 })
    expect(platform.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  })

  test('a refused connection is tried again', async () => {
    const { engine, platform, browser } = open(['refused', 'down', 'busy'])
    expect(await engine.add(bagItem('1-1'))).toBe('added')
    expect(platform.held(browser.stored?.token ?? null)).toEqual({ '1-1': 1 })
  })

  test('a platform that is unavailable: the stored lines stay with a notice, clicks are taken back', async () => {
    const { engine, tab, platform } = await openWith('1-1', 2)
    platform.outcomes = Array.from({ length: 20 }, () => 'refused' as const)
    await engine.changeQuantity(lineOf(tab, '1-1'), 5)
    expect(shown(tab)).toEqual({ '1-1': 2 })
    expect(tab.state.getState()).toMatchObject({ status: 'unreachable', notice: { kind: 'unreachable' } })
    platform.outcomes = []
    await engine.refresh()
    expect(tab.state.getState()).toMatchObject({ status: 'ready', notice: null })
  })

  test('a response of another shape is reported, and shown as a failure', async () => {
    const { engine, tab, seen, platform } = await openWith('1-1', 2)
    platform.outcomes = Array.from({ length: 20 }, () => 'garbled' as const)
    await engine.changeQuantity(lineOf(tab, '1-1'), 3)
    expect(tab.state.getState().notice).toEqual({ kind: 'failed' })
    expect(shown(tab)).toEqual({ '1-1': 2 })
    await vi.waitFor(() => expect(seen.reports[0]).toMatch(/unknown shape: token is missing/))
  })
})

describe('the selection', () => {
  test('a forged or expired token: the bag is rebuilt in a fresh one, and the shopper is notified', async () => {
    const { engine, tab, platform, browser } = await openWith('1-1', 2)
    platform.sessions.clear()
    await engine.refresh()
    expect(platform.held(browser.stored?.token ?? null)).toEqual({ '1-1': 2 })
    expect(tab.state.getState().notice).toEqual({ kind: 'restored', items: [] })
  })

  test('a forged or expired token that comes out with a change: the bag is rebuilt, and the change is made once', async () => {
    const { engine, tab, platform, browser } = await openWith('1-1', 2)
    await engine.add(bagItem('2-1'))
    platform.sessions.clear()
    await engine.changeQuantity(lineOf(tab, '1-1'), 3)
    platform.sessions.clear()
    browser.time += 1000
    await engine.add(bagItem('1-1'))
    expect(platform.held(browser.stored?.token ?? null)).toEqual({ '1-1': 4, '2-1': 1 })
    expect(shown(tab)).toEqual({ '1-1': 4, '2-1': 1 })
  })

  test('a token that another call has renewed meanwhile: the response to the old one is ignored', async () => {
    const { tab, platform, browser } = await openWith('1-1', 2)
    const old = browser.stored?.token ?? null
    const overtaken = openTab({
      browser,
      fetch: async (url, init) => {
        if (browser.stored?.token === old) await renewToken(tab, platform, old)
        return platform.fetch(url, init)
      },
    })
    expect(await overtaken.engine.add(bagItem('2-1'))).toBe('added')
    expect(platform.held(browser.stored?.token ?? null)).toEqual({ '1-1': 2, '2-1': 1 })
    expect(shown(overtaken)).toEqual({ '1-1': 2, '2-1': 1 })
    expect(overtaken.state.getState().notice).toBeNull()
  })

  test('items that cannot be put into a new bag are named', async () => {
    const { engine, tab, platform } = await openWith('1-1', 2)
    platform.sessions.clear()
    platform.stock.delete('1-1')
    await engine.refresh()
    expect(tab.state.getState().notice).toMatchObject({
      kind: 'emptied',
      items: [{ itemId: '1-1', wanted: 2, available: 0 }],
    })
    expect(shown(tab)).toEqual({})
  })

  test('a line whose product is gone is shown as gone, counts nowhere and can be removed', async () => {
    const { engine, tab, platform, browser } = await openWith('1-1', 2)
    platform.sessions.get(browser.stored?.token ?? '')?.lines.clear()
    await engine.refresh()
    const { bag, notice } = tab.state.getState()
    expect(bag).toMatchObject({ lines: [{ itemId: '1-1', isGone: true }], totals: { totalQuantity: 0 } })
    expect(notice).toMatchObject({ kind: 'notSold', items: [{ itemId: '1-1' }] })
    await engine.changeQuantity(lineOf(tab, '1-1'), 0)
    expect(tab.state.getState().bag?.lines).toEqual([])
    await engine.refresh()
    expect(tab.state.getState().bag?.lines).toEqual([])
  })

  test('another country changes the currency and is remembered; a country that is refused is not', async () => {
    const { engine, tab, platform, browser } = await openWith('1-1', 2)
    expect(await engine.setCountry('DE')).toBe(true)
    expect(tab.state.getState().bag).toMatchObject({ currency: 'EUR', country: 'DE', lines: [{ itemId: '1-1' }] })
    platform.outcomes = ['down', 'down', 'down', 'down', 'down', 'down']
    expect(await engine.setCountry('SE')).toBe(false)
    expect(browser.country).toBe('DE')
  })

  test('a remembered country that the shop does not ship to gives way to the platform’s', async () => {
    const { engine, tab, platform, browser } = await openWith('1-1', 2)
    browser.country = 'XX'
    await engine.refresh()
    expect(tab.state.getState()).toMatchObject({ status: 'ready', notice: null, bag: { country: 'NO' } })
    expect(browser.country).toBe('NO')
    platform.calls.length = 0
    await engine.refresh()
    expect(platform.calls).toEqual(['GET selection/'])
  })

  test('[R4.15] a code is registered or invalid', async () => {
    const { engine, tab } = await openWith('1-1', 2)
    expect(await engine.addVoucher(' trekk10 ')).toBe('added')
    expect(tab.state.getState().bag?.vouchers).toEqual([{ code: 'TREKK10', priceOff: -10 }])
    expect(await engine.addVoucher('UTGATT')).toEqual({ kind: 'invalidVoucher', code: 'UTGATT' })
    await engine.removeVoucher('TREKK10')
    expect(tab.state.getState().bag?.vouchers).toEqual([])
  })

  test('a code that cannot be checked is not reported as a failed change of the lines', async () => {
    const { engine, platform } = await openWith('1-1', 2)
    platform.outcomes = Array.from({ length: 20 }, () => 'garbled' as const)
    expect(await engine.addVoucher('TREKK10')).toEqual({ kind: 'voucherFailed', code: 'TREKK10' })
  })
})

describe('[R9.14] analytics', () => {
  test('receive what the platform has confirmed, and nothing else', async () => {
    const { engine, tab, seen } = await openWith('1-1', 2)
    await engine.changeQuantity(lineOf(tab, '1-1'), 1)
    await engine.add(bagItem('9-9'))
    const item = { item_id: '1-1', item_name: 'Product 1-1', item_variant: 'M', price: 100 }
    expect(seen.events).toEqual([
      { event: 'add_to_cart', ecommerce: { currency: 'NOK', value: 200, items: [{ ...item, quantity: 2 }] } },
      { event: 'remove_from_cart', ecommerce: { currency: 'NOK', value: 100, items: [{ ...item, quantity: 1 }] } },
    ])
  })
})

const anyOutcome = fc.constantFrom<CallOutcome>(
  'success',
  'refused',
  'dropped',
  'rotated',
  'rotatedAndDropped',
  'busy',
  'down',
  'garbled',
)
const anyClick = fc.record({
  tab: fc.nat(1),
  item: fc.constantFrom(...Object.keys(stock)),
  kind: fc.constantFrom('add', 'more', 'fewer', 'remove', 'voucher', 'country', 'refresh'),
})
type Click = { tab: number; item: string; kind: string }

function click(tab: Tab, { item, kind }: Click): Promise<unknown> {
  const line = tab.state.getState().bag?.lines.find((candidate) => candidate.itemId === item)
  if (kind === 'add') return tab.engine.add(bagItem(item))
  if (kind === 'voucher') return tab.engine.addVoucher('TREKK10')
  if (kind === 'country') return tab.engine.setCountry(item === '1-1' ? 'DE' : 'NO')
  if (kind === 'refresh' || !line) return tab.engine.refresh()
  const quantity = { more: line.quantity + 1, fewer: line.quantity - 1, remove: 0 }[kind] ?? 0
  return tab.engine.changeQuantity(line.lineId, quantity)
}

/** Two tabs of one browser, whose responses and pauses come in any order. */
async function play(scheduler: fc.Scheduler, clicks: readonly Click[], outcomes: readonly CallOutcome[]) {
  const platform = new ModelPlatform(stock)
  platform.outcomes = [...outcomes]
  const browser = new Browser()
  const fetch = (url: string, init: RequestInit) =>
    scheduler.schedule(Promise.resolve(), url).then(() => platform.fetch(url, init))
  const wait = () => scheduler.schedule(Promise.resolve(), 'wait')
  const tabs = [openTab({ fetch, browser, wait }), openTab({ fetch, browser, wait })] as const
  const sequence = scheduler.scheduleSequence(
    clicks.map((one) => async () => {
      void click(tabs[one.tab === 0 ? 0 : 1], one)
    }),
  )
  await scheduler.waitFor(sequence.task)
  await scheduler.waitFor(Promise.all(tabs.map(({ engine }) => engine.idle())))
  return { platform, browser, tabs, scheduler }
}

describe('removing several items', () => {
  const outcomes: CallOutcome[] = [
    'success',
    'refused',
    'dropped',
    'rotated',
    'rotatedAndDropped',
    'busy',
    'down',
    'garbled',
  ]

  test.each(outcomes)(
    'sends all calls at the same time; whichever of them ends as %s, all are removed and none shows as gone',
    async (outcome) => {
      for (const place of [0, 1]) {
        const { engine, tab, platform, browser } = open()
        for (const item of ['1-1', '1-2', '2-1']) await engine.add(bagItem(item, 2))
        platform.calls.length = 0
        platform.outcomes = [...(place === 1 ? ['success' as const] : []), outcome]
        const removed = engine.removeItems(['1-1', '1-2'])
        await vi.waitFor(() => expect(platform.calls.length).toBeGreaterThanOrEqual(2))
        const lines = platform.calls.slice(0, 2).map((call) => call.replace(/line-\d+/, 'line'))
        expect(lines).toEqual(['DELETE lines/line/quantity/2', 'DELETE lines/line/quantity/2'])
        await removed
        expect(platform.held(browser.stored?.token ?? null)).toEqual({ '2-1': 2 })
        expect(tab.state.getState().bag?.lines.map(({ itemId }) => itemId)).toEqual(['2-1'])
      }
    },
  )

  test('takes one round trip', async () => {
    let running = 0
    let most = 0
    const platform = new ModelPlatform(stock)
    const fetch: typeof platform.fetch = async (url, init) => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setImmediate(resolve))
      return platform.fetch(url, init).finally(() => running--)
    }
    const { engine } = openTab({ fetch })
    for (const item of ['1-1', '1-2', '2-1']) await engine.add(bagItem(item, 2))
    platform.calls.length = 0
    await engine.removeItems(['1-1', '1-2', '2-1'])
    expect(most).toBe(3)
    expect(platform.calls).toHaveLength(3)
  })
})

describe('[R3.01] whatever is clicked, lost, dropped and renewed in whatever order in two tabs', () => {
  test('the bag ends equal to the platform’s in both', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(anyClick, { maxLength: 12 }),
        fc.array(anyOutcome, { maxLength: 25 }),
        async (scheduler, clicks, outcomes) => {
          const { platform, browser, tabs } = await play(scheduler, clicks, outcomes)
          platform.outcomes = []
          await scheduler.waitFor(Promise.all(tabs.map(({ engine }) => engine.refresh())))
          for (const tab of tabs) {
            expect(shown(tab)).toEqual(platform.held(browser.stored?.token ?? null))
            expect(tab.state.getState().pendingLines.size).toBe(0)
            expect(tab.state.getState().status).not.toBe('unreachable')
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  test('and if no response is lost, it holds what was clicked', async () => {
    const adds = fc.array(fc.record({ tab: fc.nat(1), item: fc.constantFrom('1-1', '2-1'), kind: fc.constant('add') }))
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        adds,
        fc.array(fc.constantFrom<CallOutcome>('success', 'rotated')),
        async (scheduler, clicks, outcomes) => {
          const { platform, browser } = await play(scheduler, clicks, outcomes)
          const wanted: Record<string, number> = {}
          for (const { item } of clicks) wanted[item] = (wanted[item] ?? 0) + 1
          expect(platform.held(browser.stored?.token ?? null)).toEqual(wanted)
        },
      ),
      { numRuns: 100 },
    )
  })
})
