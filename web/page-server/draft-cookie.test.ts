import { describe, expect, test } from 'vitest'
import { DraftCookie } from './draft-cookie.ts'

const id = 'bc496d51daa32b723390d118ab1527f4'
const draft = new DraftCookie(id)

/** The result, and what is left of the header. */
function admit(cookie?: string) {
  const headers = { host: 'shop.example', ...(cookie !== undefined && { cookie }) }
  return [draft.admit({ headers }), (headers as { cookie?: string }).cookie]
}

describe('the draft cookie', () => {
  test('with the value of this build opens drafts', () => {
    expect(admit(`language=en; __prerender_bypass=${id}; a=b`)).toEqual([
      'editor',
      `language=en; a=b; __prerender_bypass=${id}`,
    ])
  })

  test.each(['x', '', id.slice(1), `${id}0`, id.toUpperCase(), 'æ'.repeat(16)])(
    'with the value "%s" is taken out of the request',
    (value) => {
      expect(admit(`language=en; __prerender_bypass=${value}`)).toEqual(['wrong', 'language=en'])
    },
  )

  test.each(['__prerender_bypass', ' __prerender_bypass = x', 'a=b;__prerender_bypass=x', '__next_preview_data=x'])(
    'written as "%s" is taken out of the request',
    (cookie) => {
      const [found, rest] = admit(cookie)
      expect(found).toBe('wrong')
      expect(rest ?? '').not.toMatch(/__prerender_bypass|__next_preview_data/)
    },
  )

  test('from an earlier build does not count next to the right one', () => {
    for (const values of [
      `__prerender_bypass=old; __prerender_bypass=${id}`,
      `__prerender_bypass=${id}; __prerender_bypass=old`,
    ])
      expect(admit(values)).toEqual(['editor', `__prerender_bypass=${id}`])
  })

  test('is nothing that visitors have', () => {
    expect(admit()).toEqual(['visitor', undefined])
    expect(admit('language=en; not__prerender_bypass=x')).toEqual(['visitor', 'language=en; not__prerender_bypass=x'])
  })
})
