import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { campaignOf, initialLocalState, type LocalState, parseLocalState, serialiseLocalState } from './local-state.ts'

const anyState: fc.Arbitrary<LocalState> = fc.record({
  userPreferences: fc.record({
    language: fc.constantFrom('nb', 'en', null),
    country: fc.constantFrom('NO', 'SE', null),
    hasSeenSignup: fc.boolean(),
    hasSeenFrontPage: fc.boolean(),
    seenProducts: fc.nat(),
  }),
  centra: fc.option(
    fc.record({ token: fc.string({ minLength: 1 }), lines: fc.constant([{ line: 'a', quantity: 2 }]) }),
  ),
  centraPaymentResult: fc.constantFrom(null, { resultCode: 'Refused' }),
  mc: fc.option(fc.record({ mailchimpCampaignId: fc.string(), mailchimpLandingSite: fc.string() })),
  hasDismissedSplash: fc.boolean(),
})

describe('[R3.01] [R3.02] the local state', () => {
  test('comes back from the storage as it was', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(parseLocalState(serialiseLocalState(state))).toEqual({ state, writable: true })
      }),
    )
  })

  test('is a first visit’s where the storage is empty or broken', () => {
    for (const stored of [null, '', '{', 'null', '[]', '7', '{"version":"x"}', '{"version":-1}', '{"version":1}']) {
      expect(parseLocalState(stored).state, String(stored)).toEqual(initialLocalState)
    }
  })

  test('survives whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), fc.nat(3), (state, version) => {
        const stored = JSON.stringify({ version, state })
        expect(Object.keys(parseLocalState(stored).state)).toEqual(Object.keys(initialLocalState))
      }),
    )
  })

  test('loses only the fields that are malformed', () => {
    const userPreferences = { language: 'en', country: 'norway', hasSeenSignup: 'yes', seenProducts: -3 }
    const centra = { token: 'abc', lines: 'none' }
    const stored = JSON.stringify({ version: 1, state: { userPreferences, centra, mc: { mailchimpCampaignId: 'c' } } })
    expect(parseLocalState(stored).state).toEqual({
      ...initialLocalState,
      userPreferences: { ...initialLocalState.userPreferences, language: 'en' },
      centra: { token: 'abc', lines: [] },
    })
  })

  test('is migrated from the time before versions, and what a newer site wrote is left alone', () => {
    const state = { ...initialLocalState, hasDismissedSplash: true }
    expect(parseLocalState(JSON.stringify(state))).toEqual({ state, writable: true })
    expect(parseLocalState(JSON.stringify({ version: 2, state }))).toEqual({ state, writable: false })
  })
})

test('[R7.05] a landing address names its campaign by mc_cid', () => {
  const address = 'https://tretopp.example/nb/shop?mc_cid=a1b2c3&color=1F3033'
  expect(campaignOf(address)).toEqual({ mailchimpCampaignId: 'a1b2c3', mailchimpLandingSite: address })
  for (const query of ['', '?mc_cid=', `?mc_cid=${'x'.repeat(101)}`, `?mc_cid=a&q=${'x'.repeat(3000)}`]) {
    expect(campaignOf(`https://tretopp.example/nb${query}`)).toBeNull()
  }
})
