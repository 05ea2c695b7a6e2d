import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { plainText, plainTextInGroq } from './source-text.ts'

const block = (...spans: string[]) => ({
  _type: 'block',
  children: spans.map((text) => ({ _type: 'span', text })),
})

const document = {
  title: { nb: 'Ull' },
  seo: { title: { nb: 'Om ull' } },
  slug: { nb: { _type: 'slug', current: 'ull' } },
  content: {
    nb: [
      block('Vi er ', 'best', ' i ull.'),
      { _type: 'image', alt: 'Sauer', caption: 'På beite' },
      { _type: 'factBox', title: 'Visste du', content: [block('Ull varmer.'), { _type: 'image' }] },
      {
        _type: 'columns',
        columns: [
          { content: [block('Venstre'), { _type: 'button', text: 'Kjøp' }] },
          { content: [{ _type: 'factBox', title: 'Boks', content: [block('Innerst')] }] },
        ],
      },
      { _type: 'table', rows: [{ cells: ['A', ''] }, { cells: ['B', 'C'] }] },
      { _type: 'carousel', items: [{ caption: 'Første' }, { _type: 'reference', _ref: 'p' }] },
      { _type: 'break' },
    ],
    en: null,
  },
}

const title = { path: 'title', kind: 'text' } as const
const fields = [
  title,
  { path: 'seo.title', kind: 'text' },
  { path: 'slug', kind: 'address' },
  { path: 'content', kind: 'richText' },
  { path: 'lead', kind: 'text' },
  { path: 'missing', kind: 'richText' },
] as const

test.each(fields)('the lake and the Studio agree on the text of $path', async (field) => {
  for (const language of ['nb', 'en']) {
    const tree = parse(`*[0]{"text": ${plainTextInGroq(field, language)}}.text`)
    const inLake: unknown = await (await evaluate(tree, { dataset: [document] })).get()
    expect(inLake).toBe(plainText(document, field, language))
  }
})

test('the text of rich text has the words of every block, and no marks', () => {
  const text = plainText(document, { path: 'content', kind: 'richText' }, 'nb')
  expect(text).toContain('Vi er best i ull.')
  for (const word of ['Sauer', 'På beite', 'Visste du', 'Ull varmer.', 'Kjøp', 'Boks', 'Innerst', 'C', 'Første'])
    expect(text.split('\n\n')).toContain(word)
  expect(plainText(document, title, 'en')).toBe('')
})
