import { expect, test } from 'vitest'
import { sourceOf, sourcesAsTheyAre, sourcesToPublish } from './sources.ts'

const fields = [
  { path: 'title', kind: 'text' },
  { path: 'lead', kind: 'text' },
  { path: 'slug', kind: 'address' },
] as const

const source = (_key: string, text: string) => ({ _type: 'translationSource' as const, _key, text })
const page = (title: object, lead: object = {}, translatedFrom?: object[]) => ({
  title,
  lead,
  slug: { nb: { current: 'a' }, en: { current: 'b' } },
  ...(translatedFrom && { translatedFrom }),
})

const publish = (before: unknown, after: unknown) => sourcesToPublish(fields, { before, after }, 'translatedFrom')

test('a first publication keeps the originals of what is translated', () => {
  expect(publish(null, page({ nb: 'Ull', en: 'Wool' }, { nb: 'Bare norsk' }))).toEqual([source('title', 'Ull')])
})

test('a translation that changed was made of the original as it is now', () => {
  const before = page({ nb: 'Ull', en: 'Wool' }, {}, [source('title', 'Ull')])
  const after = page({ nb: 'Saueull', en: 'Sheep wool' }, {}, [source('title', 'Ull')])
  expect(publish(before, after)).toEqual([source('title', 'Saueull')])
})

test('an original that changed alone leaves the source as it was, so that the translation is older', () => {
  const before = page({ nb: 'Ull', en: 'Wool' }, {}, [source('title', 'Ull')])
  const after = page({ nb: 'Saueull', en: 'Wool' }, {}, [source('title', 'Ull')])
  expect(publish(before, after)).toBeUndefined()
})

test('where nothing is known yet, the original as it was published before is the source', () => {
  expect(publish(page({ nb: 'Ull', en: 'Wool' }), page({ nb: 'Saueull', en: 'Wool' }))).toEqual([
    source('title', 'Ull'),
  ])
  expect(publish(page({ nb: 'Ull', en: 'Wool' }), page({ nb: 'Ull', en: 'Wool' }, { nb: 'Ny' }))).toBeUndefined()
})

test('a translation that was removed has no source', () => {
  const sources = [source('title', 'Ull')]
  expect(publish(page({ nb: 'Ull', en: 'Wool' }, {}, sources), page({ nb: 'Ull' }, {}, sources))).toEqual([])
})

test('an editor can say that all translations are right as they are', () => {
  const document = page({ nb: 'Ull', en: 'Wool' }, { nb: 'Varm', en: 'Warm' })
  const translatedFrom = sourcesAsTheyAre(fields, document)
  expect(translatedFrom).toEqual([source('title', 'Ull'), source('lead', 'Varm')])
  expect(sourceOf({ translatedFrom }, 'translatedFrom', 'lead')).toBe('Varm')
  expect(sourceOf({}, 'translatedFrom', 'lead')).toBeUndefined()
})
