import { beforeEach, describe, expect, test, vi } from 'vitest'

let isEnabled = false
let jar: Record<string, string> = {}
vi.mock('next/headers', () => ({
  draftMode: async () => ({ isEnabled }),
  cookies: async () => ({ get: (name: string) => (name in jar ? { name, value: jar[name] } : undefined) }),
}))
vi.mock('next-sanity/live', () => ({ resolvePerspectiveFromCookies: async () => 'drafts' }))
const { contentView } = await import('./view.ts')

beforeEach(() => {
  isEnabled = false
  jar = {}
})

describe('what a request sees', () => {
  test('[R6.05] a visitor with the cookie of a simulation sees published content as it is', async () => {
    jar = { simulation: 'day.2027-03-01_stock.soldOut' }
    expect(await contentView()).toEqual({ draft: false })
  })

  test('an editor’s preview simulates what its cookie says', async () => {
    isEnabled = true
    jar = { simulation: 'day.2027-03-01_stock.soldOut' }
    const simulation = { day: '2027-03-01', stock: 'soldOut' }
    expect(await contentView()).toEqual({ draft: true, perspective: 'drafts', simulation })
  })

  test.each(['', 'price.0', 'day.tomorrow'])(
    'an editor’s preview with the cookie "%s" simulates nothing',
    async (value) => {
      isEnabled = true
      jar = { simulation: value }
      expect((await contentView()) satisfies object).toEqual({
        draft: true,
        perspective: 'drafts',
        simulation: undefined,
      })
    },
  )
})
