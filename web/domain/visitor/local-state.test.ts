import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consentOf, everything, onlyNecessary } from './consent.ts'
import {
  campaignOf,
  initialLocalState,
  type LocalState,
  parseLocalState,
  serialiseLocalState,
  withMemory,
} from './local-state.ts'

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
  centraPaymentResult: fc.constantFrom(null, { kind: 'failed', outcome: 'refused' }),
  openPayment: fc.constantFrom(null, { startedAt: 1, orderBefore: null, hasFailed: false, reservation: null }),
  recentlyViewed: fc.uniqueArray(fc.constantFrom('101', '102', '103')),
  mc: fc.option(fc.record({ mailchimpCampaignId: fc.string(), mailchimpLandingSite: fc.string() })),
  consent: fc.constantFrom(null, consentOf(onlyNecessary), consentOf(everything)),
  hasDismissedSplash: fc.boolean(),
})

describe('[R3.01] [R3.02] the local state', () => {
  test('comes back from the storage as it was, except what was not allowed to be stored', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { consent, userPreferences } = state
        const mc = consent?.marketing ? state.mc : null
        const seen = consent?.functions ? {} : { hasSeenSignup: false, hasSeenFrontPage: false, seenProducts: 0 }
        expect(parseLocalState(serialiseLocalState(state))).toEqual({
          state: {
            ...state,
            mc,
            recentlyViewed: consent?.functions ? state.recentlyViewed : [],
            userPreferences: { ...userPreferences, ...seen },
          },
          writable: true,
        })
      }),
    )
  })

  test('is the one of a first visit if the storage is empty or broken', () => {
    for (const stored of [null, '', '{', 'null', '[]', '7', '{"version":"x"}', '{"version":-1}', '{"version":1}']) {
      expect(parseLocalState(stored).state, String(stored)).toEqual(initialLocalState)
    }
  })

  test('survives whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), fc.nat(4), (state, version) => {
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

  test('half a campaign is ignored', () => {
    const read = (mc: unknown) =>
      parseLocalState(JSON.stringify({ version: 2, state: { consent: consentOf(everything), mc } })).state.mc
    const [id, site] = [{ mailchimpCampaignId: 'c' }, { mailchimpLandingSite: 'https://tretopp.example/nb' }]
    expect(read({ ...id, ...site })).toEqual({ ...id, ...site })
    expect([read(id), read(site)]).toEqual([null, null])
  })

  test('is migrated from the time before versions, and state that a newer site wrote is left alone', () => {
    const state = { ...initialLocalState, hasDismissedSplash: true }
    expect(parseLocalState(JSON.stringify(state))).toEqual({ state, writable: true })
    expect(parseLocalState(JSON.stringify({ version: 3, state }))).toEqual({ state, writable: false })
  })

  test('[R2.24] drops the campaign that was stored before anybody was asked', () => {
    const stored = JSON.stringify({ version: 1, state: { ...initialLocalState, mc: campaign } })
    expect(parseLocalState(stored).state).toEqual(initialLocalState)
  })

  test('[R2.24] asks again when the question has changed', () => {
    const old = { ...consentOf(everything), version: 0 }
    const stored = JSON.stringify({ version: 2, state: { ...initialLocalState, consent: old } })
    expect(parseLocalState(stored).state.consent).toBeNull()
  })
})

const campaign = { mailchimpCampaignId: 'spring', mailchimpLandingSite: 'https://tretopp.example/nb?mc_cid=spring' }

describe('[R2.24] a campaign that is only in memory', () => {
  const memory = { ...initialLocalState, mc: campaign }
  const allowed = { ...initialLocalState, consent: consentOf(everything) }

  test('stays until the visitor chooses, and is kept with the consent to marketing', () => {
    expect(withMemory(initialLocalState, memory).mc).toEqual(campaign)
    expect(withMemory(allowed, memory).mc).toEqual(campaign)
  })

  test('is dropped on refusal, and not brought back once it was used up', () => {
    expect(withMemory({ ...allowed, consent: consentOf(onlyNecessary) }, memory).mc).toBeNull()
    expect(withMemory(allowed, { ...allowed, mc: campaign }).mc).toBeNull()
  })
})

describe('[R2.24] seen pages and products', () => {
  const { userPreferences } = initialLocalState
  const seen = { ...userPreferences, hasSeenFrontPage: true, seenProducts: 2 }
  const memory = { ...initialLocalState, userPreferences: seen }
  const allowed = { ...initialLocalState, consent: consentOf(everything) }

  test('stays in memory until the visitor chooses, and is kept with the consent to functions', () => {
    expect(withMemory(initialLocalState, memory).userPreferences).toEqual(seen)
    const more = { ...allowed, userPreferences: { ...userPreferences, hasSeenSignup: true, seenProducts: 5 } }
    expect(withMemory(more, memory).userPreferences).toEqual({ ...seen, hasSeenSignup: true, seenProducts: 5 })
  })

  test('[R3.01] products that were viewed are kept the same way, in the one storage key', () => {
    const viewed = { ...memory, recentlyViewed: ['102', '101'] }
    expect(withMemory(initialLocalState, viewed).recentlyViewed).toEqual(['102', '101'])
    expect(withMemory({ ...allowed, recentlyViewed: ['103', '101'] }, viewed).recentlyViewed).toEqual([
      '102',
      '101',
      '103',
    ])
    expect(withMemory({ ...initialLocalState, consent: consentOf(onlyNecessary) }, viewed).recentlyViewed).toEqual([])
    const stored = parseLocalState(serialiseLocalState({ ...allowed, recentlyViewed: ['103'] }))
    expect(stored.state.recentlyViewed).toEqual(['103'])
  })

  test('is dropped on refusal', () => {
    const refused = { ...initialLocalState, consent: consentOf(onlyNecessary) }
    expect(withMemory(refused, memory).userPreferences).toEqual(userPreferences)
  })
})

test('[R7.05] a landing address names its campaign by mc_cid', () => {
  const address = 'https://tretopp.example/nb/shop?mc_cid=a1b2c3&color=1F3033'
  expect(campaignOf(address)).toEqual({ mailchimpCampaignId: 'a1b2c3', mailchimpLandingSite: address })
  for (const query of ['', '?mc_cid=', `?mc_cid=${'x'.repeat(101)}`, `?mc_cid=a&q=${'x'.repeat(3000)}`]) {
    expect(campaignOf(`https://tretopp.example/nb${query}`)).toBeNull()
  }
})
