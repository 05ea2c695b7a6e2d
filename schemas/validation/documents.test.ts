import { expect, test } from 'vitest'
import { checkRedirectFrom, checkRedirectTarget } from './redirectPath.ts'
import { checkActiveSplash, checkSplashDay } from './splash.ts'

test('[R3.11] a splash that is shown needs its texts in both languages', () => {
  expect(checkActiveSplash({ active: true }, { nb: 'Overforbruksdagen' })).toMatch(/both languages/)
  expect(checkActiveSplash({ active: true }, { nb: 'Overforbruksdagen', en: 'Overshoot day' })).toBe(true)
  expect(checkActiveSplash({ active: false }, undefined)).toBe(true)
})

test('a splash whose title names the day needs it', () => {
  const title = { nb: 'Jorda holdt til {day}' }
  expect(checkSplashDay({ title }, undefined)).toMatch(/enter it/)
  expect(checkSplashDay({ title }, '2026-07-24')).toBe(true)
  expect(checkSplashDay({ title: { nb: 'Overforbruksdagen' } }, undefined)).toBe(true)
})

test('a redirect starts at a path of the shop', () => {
  for (const from of ['/nb/om-oss', '/nb/Om-Oss', '/en/a/b/', '/nb/trøyer']) expect(checkRedirectFrom(from)).toBe(true)
  for (const from of [
    '/nb',
    'nb/om',
    '/om-oss',
    'https://example.com',
    '/nb/a?b',
    '/nb/a#b',
    '/nb/../a',
    '/nb/a%2fb',
  ]) {
    expect(checkRedirectFrom(from), from).toMatch(/cannot be redirected/)
  }
  const long = checkRedirectFrom(`/nb/${'a'.repeat(50_000)}`)
  expect(long).toMatch(/cannot be redirected/)
  expect(String(long).length).toBeLessThan(300)
})

test('a redirect needs a valid target other than its own address', () => {
  for (const to of ['/nb/b', '/nb/b?size=M#list', 'https://example.com/b', '/'])
    expect(checkRedirectTarget('/nb/a', to)).toBe(true)
  for (const to of ['/nb/A', '/nb/a/', '/nb/a?x=1', '/nb/%61'])
    expect(checkRedirectTarget('/nb/a', to), to).toMatch(/is the same as the old one/)
  for (const to of ['//evil.example', '/\\evil.example', '/.//evil.example', 'http://example.com', 'nb/b'])
    expect(checkRedirectTarget('/nb/a', to), to).toMatch(/cannot be the target/)
})
