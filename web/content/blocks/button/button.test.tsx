import { beforeAll, describe, expect, test } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { renderRichText } from '../block-fixtures.tsx'
import { buttonTarget } from './button-target.ts'

beforeAll(stubEnvironment)

const about = { _type: 'page', slug: { en: { current: 'about' } } }

describe('[R3.13] the target of a button', () => {
  test('a link: to its document, else to its address', () => {
    expect(buttonTarget('en', { buttonType: 'link', reference: about, url: '/x' })).toEqual({
      kind: 'page',
      href: '/en/about',
    })
    expect(buttonTarget('en', { reference: null, url: 'https://example.com' })).toMatchObject({
      href: 'https://example.com',
    })
    expect(buttonTarget('en', { url: 'javascript:alert(1)' })).toEqual({ kind: 'nowhere' })
  })

  test.each([
    ['login', '#log-in'],
    ['register', '#join'],
    ['submitIdea', '#pitch-idea'],
  ])('%s opens a dialog, without scripts the community page', (buttonType, fragment) => {
    const href = `/nb/community${fragment}`
    expect(buttonTarget('nb', { buttonType, url: '/elsewhere' })).toMatchObject({ kind: 'page', href })
  })

  test('an unknown type is reported', () => {
    expect(buttonTarget('nb', { buttonType: 'dance' })).toEqual({ kind: 'unknown', message: 'Unknown type dance' })
  })
})

test('the block: text, place, field', () => {
  const button = {
    _type: 'button' as const,
    buttonType: null,
    _key: 'b',
    text: 'Se alt',
    url: '/nb/shop',
    reference: null,
    align: 'center' as const,
  }
  const html = renderRichText([button])
  expect(html).toMatch(/<a[^>]*href="\/nb\/shop"[^>]*>Se alt<\/a>/)
  expect(html).toMatch(/class="[^"]*center/)
  expect(html).toContain('data-sanity="page-about|content.nb[_key==&quot;b&quot;]"')
  expect(renderRichText([{ ...button, text: undefined }])).not.toContain('<a')
})
