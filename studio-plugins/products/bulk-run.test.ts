import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type EmptyLake, emptyLake } from '#sandbox/demo-shop/testing/empty-lake.ts'
import { type Change, planOf } from './bulk-plan.ts'
import { applyPlans, readPairs, undo } from './bulk-run.ts'

const preorder: Change = { kind: 'set', field: 'productState', value: 'preorder', title: 'Preorder' }
const publish: Change = { kind: 'publish' }
const fine = { isAllowed: true, problems: [] }
const titles = new Map([['rain', 'Regntøy']])

let lake: EmptyLake
beforeAll(async () => {
  lake = await emptyLake()
})
afterAll(() => lake.close())

/** Published only, draft only, and both. */
const ids = ['published', 'draft', 'both']
const product = (_id: string, nb: string, productState: string) => ({
  _id,
  _type: 'product',
  title: { nb },
  productState,
})

beforeEach(async () => {
  await lake.client.delete({ query: '*[_type == "product"]' })
  for (const document of [
    product('published', 'Jakke', 'normal'),
    product('drafts.draft', 'Bukse', 'normal'),
    product('both', 'Lue', 'normal'),
    product('drafts.both', 'Ny lue', 'testPhase'),
  ])
    await lake.client.create(document)
})

async function plansFor(change: Change, some = ids) {
  return (await readPairs(lake.client, some)).map((pair) => planOf(pair, change, fine, titles))
}

async function state() {
  const found = await lake.client.fetch<{ _id: string; productState: string; nb: string }[]>(
    '*[_type == "product"] | order(_id asc){_id, productState, "nb": title.nb}',
    {},
    { perspective: 'raw' },
  )
  return found.map(({ _id, productState, nb }) => `${_id} ${nb} ${productState}`)
}

const before = [
  'both Lue normal',
  'drafts.both Ny lue testPhase',
  'drafts.draft Bukse normal',
  'published Jakke normal',
]

describe('a plan', () => {
  test('shows the change of each product beforehand', async () => {
    await lake.client.patch('drafts.draft').set({ productState: 'preorder' }).commit()
    const plans = await plansFor(preorder, [...ids, 'gone'])
    expect(plans.map(({ name, verdict, words }) => [name, verdict, words])).toEqual([
      ['Jakke', 'change', 'Normal → Preorder'],
      ['Bukse', 'nothing', 'Already Preorder'],
      ['Ny lue', 'change', 'Test phase → Preorder'],
      ['Unnamed product', 'nothing', 'No longer exists'],
    ])
    expect((await plansFor(publish)).map(({ verdict, words }) => [verdict, words])).toEqual([
      ['nothing', 'Has no unpublished changes'],
      ['change', 'Published for the first time'],
      ['change', 'Publishes the changes'],
    ])
  })

  test('publishes nothing with errors, and changes nothing that the role does not allow', async () => {
    const [pair] = await readPairs(lake.client, ['draft'])
    if (!pair) throw new Error('There is a draft')
    const faulty = { isAllowed: true, problems: ['No picture.'] }
    expect(planOf(pair, publish, faulty, titles)).toMatchObject({ verdict: 'impossible', words: 'No picture.' })
    expect(planOf(pair, preorder, faulty, titles)).toMatchObject({ verdict: 'change', problems: ['No picture.'] })
    expect(planOf(pair, preorder, { ...fine, isAllowed: false }, titles)).toMatchObject({ verdict: 'impossible' })
  })

  test('names clothing types', async () => {
    const value = { _type: 'reference', _ref: 'boots', _weak: true }
    const change: Change = { kind: 'set', field: 'clothingType', value, title: 'Støvler' }
    expect((await plansFor(change, ['draft']))[0]?.words).toBe('empty → Støvler')
    await lake.client
      .patch('drafts.draft')
      .set({ clothingType: { ...value, _ref: 'rain' } })
      .commit()
    expect((await plansFor(change, ['draft']))[0]?.words).toBe('Regntøy → Støvler')
  })
})

describe('a state for several products', () => {
  test('is set in drafts, in one transaction, and undone', async () => {
    const action = vi.spyOn(lake.client, 'action')
    const { done, failed } = await applyPlans(lake.client, preorder, await plansFor(preorder))
    expect(action).toHaveBeenCalledOnce()
    action.mockRestore()
    expect(failed).toEqual([])
    expect(await state()).toEqual([
      'both Lue normal',
      'drafts.both Ny lue preorder',
      'drafts.draft Bukse preorder',
      'drafts.published Jakke preorder',
      'published Jakke normal',
    ])
    expect((await undo(lake.client, preorder, done)).failed).toEqual([])
    expect(await state()).toEqual(before)
  })

  test('is not undone where a field has been edited since; other edits are kept', async () => {
    const { done } = await applyPlans(lake.client, preorder, await plansFor(preorder))
    await lake.client.patch('drafts.draft').set({ productState: 'crowdSourcing' }).commit()
    await lake.client.patch('drafts.published').set({ 'title.nb': 'Ny jakke' }).commit()
    expect((await undo(lake.client, preorder, done)).failed).toMatchObject([
      { id: 'draft', why: 'It has been changed since' },
    ])
    expect(await state()).toEqual([
      'both Lue normal',
      'drafts.both Ny lue testPhase',
      'drafts.draft Bukse crowdSourcing',
      'drafts.published Ny jakke normal',
      'published Jakke normal',
    ])
  })

  test('that cannot be set on one of them is set on the others', async () => {
    const plans = await plansFor(preorder)
    await lake.client.delete('drafts.draft')
    const { done, failed } = await applyPlans(lake.client, preorder, plans)
    expect(done.map(({ before: { id } }) => id)).toEqual(['published', 'both'])
    expect(failed).toMatchObject([{ id: 'draft', name: 'Bukse', why: expect.any(String) }])
  })

  test('is not set twice when there was no response', async () => {
    const action = vi.spyOn(lake.client, 'action').mockRejectedValue(new TypeError('Failed to fetch'))
    const { done, failed } = await applyPlans(lake.client, preorder, await plansFor(preorder))
    expect(action).toHaveBeenCalledOnce()
    action.mockRestore()
    expect(done).toEqual([])
    expect(failed.map(({ id }) => id)).toEqual(ids)
  })
})

describe('publishing several products', () => {
  test('is undone: published versions and drafts are restored', async () => {
    const { done, failed } = await applyPlans(lake.client, publish, await plansFor(publish))
    expect(failed).toEqual([])
    expect(await state()).toEqual(['both Ny lue testPhase', 'draft Bukse normal', 'published Jakke normal'])
    expect((await undo(lake.client, publish, done)).failed).toEqual([])
    expect(await state()).toEqual(before)
  })

  test('skips a draft that changed since it was read, and is not undone over a new draft', async () => {
    const plans = await plansFor(publish)
    await lake.client.patch('drafts.both').set({ 'title.nb': 'Nyere lue' }).commit()
    const { done, failed } = await applyPlans(lake.client, publish, plans)
    expect(failed).toMatchObject([{ id: 'both', why: 'Somebody changed it in the meantime' }])
    await lake.client.create(product('drafts.draft', 'Ny bukse', 'normal'))
    expect((await undo(lake.client, publish, done)).failed).toMatchObject([{ id: 'draft' }])
    expect(await state()).toContain('draft Bukse normal')
  })
})
