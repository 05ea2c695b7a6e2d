import { describe, expect, test } from 'vitest'
import { stockNotificationSchema } from './stock-notification.ts'

const valid = { email: 'kari@example.com', itemId: '10701-1070101', centraId: '107', lang: 'nb' }

/** The message of the first problem. */
function problem(changes: Record<string, unknown>): string | undefined {
  return stockNotificationSchema.safeParse({ ...valid, ...changes }).error?.issues[0]?.message
}

describe('the request of "notify me"', () => {
  test('addresses are compared without case and spaces around them', () => {
    expect(stockNotificationSchema.parse({ ...valid, email: '  Kari@Example.COM ' })).toEqual(valid)
  })

  test.each(['', 'kari', 'kari@', '@example.com', 'a b@example.com', `${'a'.repeat(250)}@example.com`])(
    '%s is no address',
    (email) => expect(problem({ email })).toBe('api:invalidEmail'),
  )

  test.each(['10701', '10701-', '-1', '10701-x', '../10701-1', '10701-1 '])('[R5.13] %s is not an item', (itemId) => {
    expect(problem({ itemId })).toBe('api:malformedItem')
  })

  test('anything else that is wrong', () => {
    for (const changes of [{ lang: 'sv' }, { centraId: '' }, { centraId: 107 }]) expect(problem(changes)).toBeDefined()
  })
})
