import { createTranslator, type IntlError } from 'use-intl/core'
import { describe, expect, test, vi } from 'vitest'
import { formatDate } from './dates.ts'
import { en } from './en.ts'
import { nb } from './nb.ts'

vi.mock('server-only', () => ({}))
const { translator } = await import('./translate.ts')

/** The ICU arguments that a text names. */
function argumentsOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)(?=[,}])/g)].flatMap(([, name]) => (name === undefined ? [] : [name])).sort()
}

describe('[R1.04] UI texts exist in nb and en', () => {
  const namespaces = Object.entries(nb).map(([name, texts]) => [name, Object.entries(texts)] as const)
  const english: Readonly<Record<string, Readonly<Record<string, string>>>> = en

  test.each(namespaces)('%s: every text is filled, parses, and takes the same arguments', (namespace, texts) => {
    for (const [key, norwegian] of texts) {
      const translated = english[namespace]?.[key] ?? ''
      expect(translated, `${namespace}.${key}`).not.toBe('')
      expect(argumentsOf(translated), `${namespace}.${key}`).toEqual(argumentsOf(norwegian))
      for (const message of [norwegian, translated]) expect(syntaxErrors(message)).toEqual([])
    }
  })

  test('a text comes in the page’s language', () => {
    expect(translator('nb', 'errors')('tryAgain')).toBe('Prøv igjen')
    expect(translator('en', 'errors')('tryAgain')).toBe('Try again')
    expect(translator('en', 'shop')('products', { count: 1 })).toBe('1 product')
  })
})

/** The ICU parser's errors about a message; does not check for missing arguments. */
function syntaxErrors(message: string): string[] {
  const found: string[] = []
  const onError = (error: IntlError) => error.code === 'INVALID_MESSAGE' && found.push(error.message)
  createTranslator<{ message: string }>({ locale: 'nb', messages: { message }, onError })('message')
  return found
}

describe('[R9.13] dates', () => {
  test('en and nb', () => {
    expect(formatDate('en', '2026-03-05')).toBe('March 05, 2026')
    expect(formatDate('nb', '2026-03-05')).toBe('05. mars 2026')
  })

  test.each([
    ['nb', 'nb'],
    ['en', 'en-US'],
  ] as const)('every day of a year in %s is written as by Intl', (lang, locale) => {
    const format = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' })
    for (let day = 0; day < 366; day++) {
      const date = new Date(Date.UTC(2028, 0, 1 + day))
      expect(formatDate(lang, date.toISOString().slice(0, 10))).toBe(format.format(date))
    }
  })

  test('a moment is written as its day in Oslo', () => {
    expect(formatDate('nb', new Date('2026-12-23T23:30:00Z'))).toBe('24. desember 2026')
    expect(formatDate('en', '2026-07-03T22:30:00Z')).toBe('July 04, 2026')
  })

  test('[R8.08] invalid dates render as Invalid date', () => {
    for (const value of [
      '',
      'soon',
      '2026-13-40',
      '2027-02-29',
      '2026-03-05Tsoon',
      null,
      undefined,
      new Date(Number.NaN),
    ]) {
      expect(formatDate('en', value)).toBe('Invalid date')
    }
  })
})
