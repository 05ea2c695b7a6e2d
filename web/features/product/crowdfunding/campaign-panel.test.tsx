// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Campaign, OrderCount } from '#web/domain/product/crowdfunding-status.ts'
import type { Language } from '#web/routing/languages.ts'
import { campaignTexts } from './campaign-texts.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const orders = vi.hoisted((): { now: OrderCount } => ({ now: { status: 'loading' } }))
vi.mock('#web/services/live-data/use-live-data.ts', () => ({ useCrowdfunding: () => orders.now }))
const { CampaignPanel } = await import('./campaign-panel.tsx')
// The panel fetches it.
await import('#web/domain/product/crowdfunding-status.ts')

const during = '2026-10-20'
const after = '2026-10-26'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

async function panel(lang: Language, orderCount: OrderCount, today: string) {
  vi.setSystemTime(`${today}T12:00:00Z`)
  orders.now = orderCount
  const campaign: Campaign = {
    productState: 'crowdFunding',
    crowdfundingDate: '2026-10-24',
    crowdfundingGoal: 100,
    crowdfundingMax: 150,
  }
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  const edit = { goal: undefined, date: undefined }
  const props = { documentId: 'product-storr', centraId: '101', campaign, texts: campaignTexts(lang), edit }
  await act(async () => root.render(<CampaignPanel {...props} />))
  await vi.waitFor(() => act(async () => expect(message()).not.toBe('')))
  const shown = {
    message: message(),
    names: [...document.querySelectorAll('dt')].map(({ textContent }) => textContent),
    figures: [...document.querySelectorAll('dd')].map(({ textContent }) => textContent),
    progress: document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow'),
  }
  await act(async () => root.unmount())
  return shown
}

function message(): string {
  return document.querySelector('[role="status"], [role="alert"]')?.textContent ?? ''
}

const loaded = (orderCount: number): OrderCount => ({ status: 'loaded', orderCount })

test.each(['nb', 'en'] as const)(
  '[R4.01] [R4.04] a campaign that runs, has enough, or is over, in %s',
  async (lang) => {
    const texts = campaignTexts(lang)
    const goal = texts.campaignOfGoal.replace('{goal}', '100')
    expect(await panel(lang, loaded(40), during)).toMatchObject({
      message: texts.campaignOpen.replace('{count}', '60'),
      names: [texts.campaignReserved, texts.campaignRemaining, texts.campaignDaysLeft],
      figures: [`40 ${goal}`, '60', '5'],
      progress: '40',
    })
    expect((await panel(lang, loaded(99), during)).message).toBe(texts.campaignOpenOne)
    expect(await panel(lang, loaded(120), during)).toMatchObject({
      message: `${texts.campaignReached} ${texts.campaignEnough}`,
      names: [texts.campaignReserved, texts.campaignBeyond, texts.campaignDaysLeft],
      figures: [`120 ${goal}`, '20', '5'],
      progress: '100',
    })
    for (const [count, today] of [
      [150, during],
      [120, after],
    ] as const)
      expect((await panel(lang, loaded(count), today)).message).toContain(texts.campaignFinishedSuccess)
    const tooFew = await panel(lang, loaded(12), after)
    expect(tooFew.message).toBe(texts.campaignFinishedNotEnough)
    expect(tooFew.figures.at(-1)).toBe('0')
  },
)

test('[R8.03] a count that cannot be loaded is a message without figures', async () => {
  expect(await panel('nb', { status: 'error' }, during)).toEqual({
    message: campaignTexts('nb').campaignError,
    names: [],
    figures: [],
    progress: undefined,
  })
})
