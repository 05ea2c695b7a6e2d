import { afterEach, expect, test } from 'vitest'
import { setStudioLanguage, studioLocale, textsWith } from './studio-language.ts'

const t = textsWith({ 'No rows': 'Ingen rader', '{count} rows of {name}': '{count} rader av {name}' })

afterEach(() => setStudioLanguage('en'))

test('texts are English until an editor chooses Norwegian', () => {
  expect([t('No rows'), studioLocale()]).toEqual(['No rows', 'en-GB'])
  setStudioLanguage('nb')
  expect([t('No rows'), studioLocale()]).toEqual(['Ingen rader', 'nb-NO'])
})

test('values replace their names; a name without a value stays', () => {
  expect(t('{count} rows of {name}', { count: 2 })).toBe('2 rows of {name}')
})
