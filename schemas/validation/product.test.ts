import { expect, test } from 'vitest'
import { checkProductCosts, endedCampaignWarnings, pictureColourProblems, saleProblems } from './product.ts'

const campaign = {
  productState: 'crowdFunding',
  crowdfundingDate: '2027-01-31',
  crowdfundingGoal: 100,
  crowdfundingMax: 150,
}
const fieldsOf = (product: Parameters<typeof saleProblems>[0]) => saleProblems(product).map(({ field }) => field)

test('a complete campaign is fine', () => {
  expect(saleProblems(campaign)).toEqual([])
  expect(saleProblems({ ...campaign, crowdfundingMax: 100 })).toEqual([])
})

test('a crowdfunded product needs a date, a goal and a maximum', () => {
  expect(fieldsOf({ productState: 'crowdFunding' })).toEqual([
    'crowdfundingDate',
    'crowdfundingGoal',
    'crowdfundingMax',
  ])
})

test('the maximum cannot be below the goal', () => {
  expect(saleProblems({ ...campaign, crowdfundingMax: 99 })).toEqual([
    { field: 'crowdfundingMax', message: 'The maximum cannot be below the goal.' },
  ])
})

test.each([0, -5, 1.5])('%s garments are not a goal', (crowdfundingGoal) => {
  expect(fieldsOf({ ...campaign, crowdfundingGoal })).toEqual(['crowdfundingGoal'])
})

test('other states need none of these fields', () => {
  for (const productState of ['normal', 'preorder', 'crowdSourcing']) expect(saleProblems({ productState })).toEqual([])
})

const messagesOf = (product: Parameters<typeof saleProblems>[0]) =>
  saleProblems({ productState: 'testPhase', ...product }).map(({ field, message }) => `${field}: ${message}`)

test('a test phase needs garments in sizes that the product has', () => {
  const sizes = ['S', 'M']
  expect(messagesOf({ sizes, testGarments: [{ size: 'S' }, { size: 'M' }] })).toEqual([])
  expect(messagesOf({ testGarments: [{}] })).toEqual([])
  expect(messagesOf({ sizes })).toEqual(['testGarments: A product in the test phase needs test garments.'])
  expect(messagesOf({ sizes, testGarments: [{}] })).toEqual(['testGarments: Each row needs a size of the product.'])
  expect(messagesOf({ sizes, testGarments: [{ size: 'XL' }] })).toEqual([
    'testGarments: “XL” is not among the sizes of the product.',
  ])
  expect(messagesOf({ testGarments: [{ size: 'S' }] })).toEqual([
    'testGarments: “S” is not among the sizes of the product.',
  ])
  expect(messagesOf({ sizes, testGarments: [{ size: 'S' }, { size: 'S' }] })).toEqual([
    'testGarments: There are two rows for S.',
  ])
})

test('an ended campaign is reported from the day after', () => {
  expect(endedCampaignWarnings(campaign, '2027-01-31')).toEqual([])
  expect(endedCampaignWarnings(campaign, '2027-02-01')).toHaveLength(1)
  expect(endedCampaignWarnings({ ...campaign, productState: 'normal' }, '2027-02-01')).toEqual([])
})

test('a picture can only have a colour of the product; the case of the code does not matter', () => {
  const colors = [{ hex: '#1F3033' }]
  expect(pictureColourProblems({ colors, images: [{ _key: 'a', colorHex: '#1f3033' }, { _key: 'b' }] })).toBe(true)
  expect(pictureColourProblems({ colors, images: [{ _key: 'a', colorHex: '#FFFFFF' }] })).toEqual([
    { path: ['images', { _key: 'a' }, 'colorHex'], message: 'The product does not have the colour #FFFFFF.' },
  ])
})

test('the parts of a price add up to all of it, apart from rounding', () => {
  expect(checkProductCosts([{ share: 60 }, { share: 39 }])).toBe(true)
  expect(checkProductCosts([{ share: 60 }, { share: 30 }])).toMatch(/90 per cent/)
  expect(checkProductCosts([])).toBe(true)
})
