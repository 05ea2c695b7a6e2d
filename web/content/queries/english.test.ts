import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { isTranslated } from '#schemas/fields/english.ts'
import { isListed } from './fragments.groq.ts'

const text = [{ _type: 'block' }]

test.each([
  { title: { nb: 'Ull', en: 'Wool' } },
  { title: { nb: 'Ull', en: '' } },
  { title: { nb: 'Ull' } },
  { title: { nb: 'Ull', en: 'Wool' }, content: { nb: text, en: text } },
  { title: { nb: 'Ull', en: 'Wool' }, content: { nb: text, en: [] } },
  { title: { nb: 'Ull', en: 'Wool' }, content: { nb: [] } },
  { title: { nb: 'Ull', en: 'Wool' }, content: { en: text } },
  {},
])('[R2.10] English lists have %j if it has its English, or if its editor wants it there without', async (page) => {
  const idsIn = async (lang: string, more = {}) => {
    const tree = parse(`*[${isListed}]._id`, { params: { lang } })
    return await (await evaluate(tree, { dataset: [{ _id: 'page', ...page, ...more }], params: { lang } })).get()
  }
  expect(await idsIn('en')).toEqual(isTranslated(page) ? ['page'] : [])
  expect(await idsIn('en', { withoutEnglish: 'listed' })).toEqual(['page'])
  expect(await idsIn('en', { withoutEnglish: 'notNeeded' })).toEqual(isTranslated(page) ? ['page'] : [])
  expect(await idsIn('nb')).toEqual(['page'])
})
