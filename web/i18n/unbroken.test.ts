import { expect, test } from 'vitest'
import { en } from './en.ts'
import { nb } from './nb.ts'
import { unbroken } from './unbroken.ts'

const shown = (text: string) => unbroken({ text }).text.replaceAll('\u2060', '_')

test.each([
  ['Du får en e-post, se e-posten og e-postadressen.', 'Du får en e-_post, se e-_posten og e-_postadressen.'],
  ['E-post fra oss', 'E-_post fra oss'],
  ['E-mail me; you will get e-mails.', 'E-_mail me; you will get e-_mails.'],
  ['Send én-post og bre-post', 'Send én-post og bre-post'],
  ['E-postadresse', 'E-postadresse'],
])('“e-post” does not break: %s', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

const catalogues: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = { nb, en }
// Mails have a style for it (web/mails/unbroken-words.ts).
const namespaces = Object.entries(catalogues).flatMap(([lang, { mail: _, ...others }]) =>
  Object.entries(others).map(([namespace, texts]) => ({ lang, namespace, texts })),
)

test.each(namespaces)('$lang $namespace has no text in which “e-post” may break', ({ texts }) => {
  const broken = Object.values(texts).filter((text) => text.includes(' ') && /\be-(?:post|mail)/i.test(text))
  expect(broken).toEqual([])
})
