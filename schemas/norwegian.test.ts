import { readdirSync, readFileSync } from 'node:fs'
import { createSchema } from 'sanity'
import { afterEach, expect, test } from 'vitest'
import { schemaTypes } from './index.ts'
import { isModelText, message, norwegian, optionText } from './norwegian.ts'
import { setStudioLanguage } from './studio-language.ts'
import { requiredText } from './validation/rules.ts'
import { checkSlug } from './validation/slugForm.ts'

afterEach(() => setStudioLanguage('en'))

const shown = ['title', 'description', 'placeholder']
/** Texts that editors do not read: code, and names that are the same in every language. */
const unread = ['icon', 'components', 'validation', 'prepare', 'select', 'initialValue', 'fieldset', 'group']

/** Every text of a definition that the Studio shows. */
function textsIn(definition: unknown, seen = new Set<unknown>()): string[] {
  if (typeof definition !== 'object' || definition === null || seen.has(definition)) return []
  seen.add(definition)
  return Object.entries(definition).flatMap(([key, value]) => {
    if (unread.includes(key)) return []
    return shown.includes(key) && typeof value === 'string' ? [value] : textsIn(value, seen)
  })
}

const texts = [...new Set(textsIn(schemaTypes))].filter((text) => !/^\d+$/.test(text))

test('every title, description, option and placeholder of the content model has a Norwegian text', () => {
  expect(texts.length).toBeGreaterThan(250)
  expect(texts.filter((text) => !isModelText(text))).toEqual([])
})

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/norwegian|\.test\./.test(file))
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  .join('\n')

test('no Norwegian text is left over', () => {
  expect(Object.keys(norwegian).filter((text) => !texts.includes(text) && !sources.includes(text))).toEqual([])
})

test('previews speak the language of the editor', () => {
  setStudioLanguage('nb')
  const schema = createSchema({ name: 'default', types: schemaTypes })
  const preview = (name: string, selected: object) => schema.get(name)?.preview?.prepare?.({ ...selected })
  expect(preview('table', { rows: [{}, {}] })).toMatchObject({ title: 'Tabell', subtitle: '2 rader' })
  expect(preview('redirect', { from: '/nb/a' })).toMatchObject({ subtitle: 'til ingen adresse' })
  expect(preview('productImage', { gender: 'women' })).toMatchObject({ subtitle: 'Kvinner · alle farger' })
})

test('messages speak the language of the editor, and say once that Norwegian is required', () => {
  setStudioLanguage('nb')
  expect(checkSlug('Ø')).toBe('«Ø» er ikke en gyldig adresse. Bruk små bokstaver a–z, sifre og enkle bindestreker.')
  const checks: ((value: undefined) => unknown)[] = []
  const rule = {
    custom(check: (value: undefined) => unknown) {
      checks.push(check)
      return rule
    },
    warning: () => rule,
  }
  requiredText(rule)
  expect(checks.map((check) => check(undefined))).toEqual([
    { path: ['nb'], message: 'Norsk må fylles ut: det er standardspråket i butikken.' },
    true,
  ])
  expect(message('Use two to four columns.')).toEqual({
    'en-US': 'Use two to four columns.',
    'nb-NO': 'Bruk to til fire kolonner.',
  })
  expect(optionText([{ title: 'Women', value: 'women' }], 'men')).toBeUndefined()
})
