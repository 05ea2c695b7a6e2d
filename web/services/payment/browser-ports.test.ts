// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { consentOf, everything } from '#web/domain/visitor/consent.ts'
import { initialLocalState, localStateKey, serialiseLocalState } from '#web/domain/visitor/local-state.ts'
import { startLocalState, storedLocalState } from '../local-state/local-state.ts'
import { paymentPorts } from './browser-ports.ts'

const { memory } = paymentPorts
const mc = { mailchimpCampaignId: 'spring', mailchimpLandingSite: 'https://shop.example/nb?mc_cid=spring' }
const open = { startedAt: 1, orderBefore: null, buttonAmount: null, hasFailed: false, reservation: null }

beforeEach(() => {
  const centra = { token: 't', lines: [{ lineId: 'a' }], rest: { currency: 'NOK' } }
  const result = { centraPaymentResult: { kind: 'failed', outcome: 'refused' } }
  const state = { ...initialLocalState, ...result, mc, centra, consent: consentOf(everything) }
  localStorage.setItem(localStateKey, serialiseLocalState(state))
  startLocalState()
})

test('[R4.07] when a payment starts, the stored campaign and result are cleared; this page still knows the campaign', () => {
  memory.startPayment(open)
  expect(storedLocalState()).toMatchObject({ mc: null, centraPaymentResult: null, openPayment: open })
  expect(memory.campaign()).toEqual(mc)
  expect(memory.result()).toBeNull()
})

test('[R4.08] a dropped selection keeps only its token', () => {
  memory.dropSelection()
  expect(storedLocalState().centra).toEqual({ token: 't', lines: [] })
})
