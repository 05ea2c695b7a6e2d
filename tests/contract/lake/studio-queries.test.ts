import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadAuthors } from '#studio-plugins/documents/authors.ts'
import { overviewOf, overviewQuery, overviewResult } from '#studio-plugins/overview/content.ts'
import { type Usage, usageOf, writtenPaths } from '#studio-plugins/usage/usage.ts'
import { selfQuery, selfResult, usageParams, usageQuery, usageResult } from '#studio-plugins/usage/usage-query.ts'
import { openTarget, type Target } from './target.ts'

/** The largest shop that the Studio is built for. */
const count = 1000

let target: Target
let used: string

const paragraph = (number: number) => ({
  _type: 'block',
  _key: `b${number}`,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', marks: [], text: 'Ull holder varmen, også når den er våt. '.repeat(6) }],
})
const slug = (current: string) => ({ nb: { _type: 'slug', current }, en: { _type: 'slug', current } })

/**
 * An article of ten paragraphs; every hundredth refers to the used document, another hundredth links to its typed
 * address.
 */
function article(number: number) {
  const reference = { _type: 'button', _key: 'r', reference: { _type: 'reference', _ref: used, _weak: true } }
  const address = { ...paragraph(99), _key: 'a', markDefs: [{ _type: 'link', _key: 'l', href: `/nb/${used}` }] }
  const content = Array.from({ length: 10 }, (_, index) => paragraph(index))
  return {
    _id: `${used}-${number}`,
    _type: 'contentPage',
    title: { nb: `Artikkel ${number}` },
    slug: slug(`artikkel-${number}`),
    content: { nb: [...content, ...(number % 100 === 1 ? [reference] : []), ...(number % 100 === 2 ? [address] : [])] },
  }
}

beforeAll(async () => {
  target = await openTarget()
  used = target.id('used')
  const transaction = target.client.transaction()
  transaction.create({ _id: used, _type: 'landingPage', title: { nb: 'Brukt' }, path: slug(used) })
  for (let number = 0; number < count; number += 1) transaction.create(article(number))
  await transaction.commit({ visibility: 'sync' })
}, 60_000)

afterAll(() => target.close())

/** As the Studio asks: for the addresses of the document, then for what uses it or them. */
async function usage(): Promise<Usage> {
  const self = selfResult.parse(await target.client.fetch(selfQuery, usageParams(used)))
  const found = await target.client.fetch(usageQuery, usageParams(used, writtenPaths(self)))
  return usageOf(used, usageResult.parse(found))
}

test('the uses of a document are found among a thousand, by reference and by typed address', async () => {
  const { users } = await usage()
  expect(users.filter(({ isByAddress }) => isByAddress)).toHaveLength(count / 100)
  expect(users.filter(({ isByAddress }) => !isByAddress)).toHaveLength(count / 100)
})

test('the overview’s lists and who changed what match the lake', async () => {
  await target.client.create({ _id: `drafts.${used}`, _type: 'landingPage', title: { nb: 'Utkast' } })
  const response = await target.client.fetch(overviewQuery, { types: ['landingPage', 'contentPage'] })
  const { drafts, recent } = overviewOf(overviewResult.parse(response))
  expect(drafts.map(({ _id }) => _id)).toContain(`drafts.${used}`)
  expect(recent[0]?._id).toBe(`drafts.${used}`)
  const authors = await loadAuthors(target.client, [`drafts.${used}`, used])
  expect([...authors.keys()].toSorted()).toEqual([`drafts.${used}`, used].toSorted())
  expect(authors.get(used)).toEqual([expect.any(String)])
})
