import { expect, test } from 'vitest'
import { readCommunityProducts } from './products.ts'

const slug = { nb: { current: 'anorakk' }, en: null }

test('a product is shown as published, with its addresses; a draft alone has none', () => {
  const products = readCommunityProducts([
    { _id: 'drafts.a', nb: 'Ny anorakk', slug },
    { _id: 'a', nb: 'Anorakk', slug, centraId: '10101', state: 'crowdFunding', crowdfundingGoal: 100 },
    { _id: 'drafts.b', en: 'Boots', slug },
  ])
  expect(products.get('a')).toMatchObject({
    name: 'Anorakk',
    centraId: '10101',
    crowdfundingGoal: 100,
    paths: { nb: { page: '/nb/shop/anorakk', discussion: '/nb/community/anorakk' } },
  })
  expect(products.get('a')?.paths.en).toBeUndefined()
  expect(products.get('b')).toMatchObject({ name: 'Boots', paths: {} })
})
