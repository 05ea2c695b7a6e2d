// @vitest-environment jsdom
import { LayerProvider, PortalProvider, ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StaffReservation } from '#web/domain/product/reservation.ts'
import type { BackendCall } from '#web/services/backend/call-backend.ts'
import type { countCampaignReservations } from '#web/services/backend/contracts/count-campaign-reservations.ts'
import type { listCampaignReservations } from '#web/services/backend/contracts/list-campaign-reservations.ts'
import type { sendPurchaseLink } from '#web/services/backend/contracts/send-purchase-link.ts'
import { CampaignReservations } from './CampaignReservations.tsx'
import type { CampaignProduct } from './campaign-state.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
vi.setConfig({ testTimeout: 60_000 })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const calls = vi.hoisted(() => ({
  countCampaignReservations: vi.fn<BackendCall<typeof countCampaignReservations>>(),
  listCampaignReservations: vi.fn<BackendCall<typeof listCampaignReservations>>(),
  sendPurchaseLink: vi.fn<BackendCall<typeof sendPurchaseLink>>(),
}))
vi.mock('#web/services/backend/call-backend.ts', async () => {
  const { stubBackend } = await import('#tests/builders/stub-backend.ts')
  return stubBackend({
    'GET /api/v1/staff/campaigns/{centraId}/items': calls.countCampaignReservations,
    'GET /api/v1/staff/campaigns/{centraId}/reservations': calls.listCampaignReservations,
    'POST /api/v1/staff/campaigns/{centraId}/reservations/{id}/mail': calls.sendPurchaseLink,
  })
})

const backend = { origin: 'http://shop.example', lang: 'en', headers: {} } as const
const product: CampaignProduct = {
  id: 'product-storr',
  name: 'Storr',
  centraId: '103',
  state: 'crowdFunding',
  crowdfundingDate: undefined,
  crowdfundingGoal: undefined,
  crowdfundingMax: undefined,
  paths: {},
}
const choice = { itemId: '10301-1030102', fit: 'women', size: 'M', colour: 'Fjord' }
const counts = { reserved: 2, paid: 0, lapsed: 0, pending: 0, unverified: 0, cancelled: 0 }
const line = { ...choice, centraId: '103', title: 'Storr', quantity: 1, price: null }
const reservation = (email: string, change: Partial<StaffReservation> = {}): StaffReservation => ({
  id: `${email.length}d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10`,
  email,
  name: null,
  isMember: false,
  createdAt: '2026-11-22T08:00:00.000Z',
  status: 'reserved',
  lines: [line],
  boughtBy: null,
  mailedAt: '2026-12-02T08:00:00.000Z',
  payBy: '2026-12-16T08:00:00.000Z',
  sentAgain: null,
  canSendLink: true,
  ...change,
})
const unavailable = { ok: false, status: 503, code: 'unavailable', message: 'Not available right now.' } as const

let root: Root
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div><div id="portal"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
  calls.countCampaignReservations.mockResolvedValue({ ok: true, value: { items: [{ ...choice, counts }] } })
  const items = [reservation('kari@example.com'), reservation('o@example.com', { canSendLink: false, status: 'paid' })]
  calls.listCampaignReservations.mockResolvedValue({ ok: true, value: { items, next: null } })
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.resetAllMocks()
})

async function open({ mayAct = true } = {}) {
  await act(async () =>
    root.render(
      <ThemeProvider theme={buildTheme()}>
        <PortalProvider element={document.getElementById('portal')}>
          <LayerProvider>
            <CampaignReservations backend={backend} isOpenAtFirst={false} mayAct={mayAct} product={product} />
          </LayerProvider>
        </PortalProvider>
      </ThemeProvider>,
    ),
  )
  await press('Show reservations')
}
const press = (text: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)
    button?.focus()
    button?.click()
  })
const shown = () => document.body.textContent ?? ''
const people = () => [...document.querySelectorAll('ul a')].map((link) => link.textContent)

describe('[R1.09] the reservations of a campaign', () => {
  test('are requested when somebody opens them, all pages of the list', async () => {
    const page = (email: string, next: string | null) =>
      ({ ok: true, value: { items: [reservation(email)], next } }) as const
    calls.listCampaignReservations
      .mockResolvedValueOnce(page('a@example.com', 'more'))
      .mockResolvedValueOnce(page('bb@example.com', null))
    await open()
    expect(people()).toEqual(['a@example.com', 'bb@example.com'])
    expect(calls.listCampaignReservations.mock.calls.map(([call]) => call?.query)).toEqual([{}, { after: 'more' }])
    expect(shown()).toContain('Who has reserved (2)')
  })

  test('the people are not requested for an editor who may not see them', async () => {
    await open({ mayAct: false })
    expect(shown()).toContain('Only editors see who has reserved.')
    expect(document.querySelector('table')).not.toBeNull()
    expect(calls.listCampaignReservations).not.toHaveBeenCalled()
  })

  test('say that nothing is reserved, or that there is no response, and can be requested again', async () => {
    calls.countCampaignReservations.mockResolvedValueOnce(unavailable)
    await open()
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Not available right now.')
    calls.countCampaignReservations.mockResolvedValueOnce({ ok: true, value: { items: [] } })
    await press('Try again')
    expect(shown()).toContain('Nobody has reserved anything yet.')
  })

  test('the sums stay when the list of people cannot be loaded', async () => {
    calls.listCampaignReservations.mockResolvedValueOnce(unavailable)
    await open()
    expect(document.querySelector('table')).not.toBeNull()
    await press('Try again')
    expect(people()).toEqual(['kari@example.com', 'o@example.com'])
  })
})

describe('[R1.09] the link is sent again', () => {
  const sends = () => [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === SEND)
  const SEND = 'Send the link again …'

  test('is sent after a confirmation, to those who can pay; then the list is read again', async () => {
    calls.sendPurchaseLink.mockResolvedValue({ ok: true, value: {} })
    await open()
    expect(sends()).toHaveLength(1)
    await press(SEND)
    expect(calls.sendPurchaseLink).not.toHaveBeenCalled()
    expect(document.activeElement?.textContent).toBe('Send the link')
    await press('Send the link')
    const { id } = reservation('kari@example.com')
    expect(calls.sendPurchaseLink).toHaveBeenCalledExactlyOnceWith({ ...backend, params: { centraId: '103', id } })
    expect(shown()).toContain('The link was sent to kari@example.com.')
    expect(document.querySelector('[role="dialog"]')).toBeNull()
    expect(calls.listCampaignReservations).toHaveBeenCalledTimes(2)
    expect(calls.countCampaignReservations).toHaveBeenCalledTimes(2)
  })

  test('a refusal is shown in the dialog, and the list is read again', async () => {
    const refused = { ok: false, status: 429, code: 'mailedRecently', message: 'It was just sent.' } as const
    calls.sendPurchaseLink.mockResolvedValue(refused)
    await open()
    await press(SEND)
    await press('Send the link')
    expect(document.querySelector('[role="dialog"] [role="alert"]')?.textContent).toBe('It was just sent.')
    expect(shown()).not.toContain('The link was sent')
    expect(calls.listCampaignReservations).toHaveBeenCalledTimes(2)
  })

  test('is not sent when the dialog is cancelled', async () => {
    await open()
    await press(SEND)
    await press('Cancel')
    expect(document.activeElement?.textContent).toBe(SEND)
    expect(document.querySelector('[role="dialog"]')).toBeNull()
    expect(calls.sendPurchaseLink).not.toHaveBeenCalled()
  })
})
