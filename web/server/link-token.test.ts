import { expect, test } from 'vitest'
import { isTokenOf, newLinkToken } from './link-token.ts'

test('a link’s token fits its own hash only, and no token fits an invalid hash', () => {
  const { token, hash } = newLinkToken()
  expect(isTokenOf(hash, token)).toBe(true)
  expect(isTokenOf(newLinkToken().hash, token)).toBe(false)
  for (const invalid of [null, undefined, '', 'none', `${hash}0`])
    expect(isTokenOf(invalid, token), `${invalid}`).toBe(false)
  expect(isTokenOf(hash, '')).toBe(false)
})
