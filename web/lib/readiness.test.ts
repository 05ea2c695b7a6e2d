import { expect, test } from 'vitest'
import { onReadiness, unmetNeeds } from './readiness.ts'

test('a need is unmet that fails or takes longer than a second, and all are before one is known', async () => {
  expect((await unmetNeeds()).map(({ name }) => name)).toEqual(['start'])
  onReadiness({ name: 'met', isShared: false, isMet: () => true })
  onReadiness({ name: 'not met', isShared: false, isMet: async () => false })
  onReadiness({ name: 'fails', isShared: true, isMet: () => Promise.reject(new Error('ECONNREFUSED')) })
  onReadiness({ name: 'hangs', isShared: true, isMet: () => new Promise(() => undefined) })
  expect(await unmetNeeds()).toMatchObject([
    { name: 'not met', isShared: false },
    { name: 'fails', isShared: true },
    { name: 'hangs', isShared: true },
  ])
})
