import { describe, expect, test } from 'vitest'
import { makeBagLine } from '#tests/builders/make-bag-line.ts'
import { makeProductFacts } from '#tests/builders/make-product-facts.ts'
import type { PreorderInfo } from '#web/domain/product/stock.ts'
import { type BagFacts, bagRow, orderRows } from './bag-rows.ts'

const line = makeBagLine({
  itemId: '10301-1030101',
  variantId: '10301',
  centraId: '103',
  name: 'GLO',
  gender: 'men',
  colourName: 'Gran og multe',
  code: '1F3033',
  code2: 'DF9232',
  priceEach: 2799,
  media: { thumb: 'swatch.png' },
})

const product = makeProductFacts({
  centraId: '103',
  title: 'Glo isolert jakke',
  href: '/nb/shop/glo-isolert-jakke',
  picture: { src: 'front.jpg', srcSet: 'front.jpg 320w', alt: '' },
  colors: [
    {
      name: 'Gran og multe',
      hex: '#1F3033',
      hex2: '#DF9232',
      picture: { src: 'two-tone.jpg', srcSet: 'two-tone.jpg 320w', alt: '' },
    },
  ],
})

function facts({ preorder, ...rest }: Partial<BagFacts> & { preorder?: BagFacts['preorder'] } = {}): BagFacts {
  return {
    products: new Map([['103', product]]),
    stockOf: () => 7,
    preorder: preorder ?? { status: 'loaded', byItemNumber: new Map() },
    lines: [line],
    ...rest,
  }
}

function ahead(info: PreorderInfo): Partial<BagFacts> {
  return { stockOf: () => 'infinite', preorder: { status: 'loaded', byItemNumber: new Map([['1030101', info]]) } }
}

describe('a line with its known facts', () => {
  test('has the content’s name, the picture of its colour, and a link with the choice in it', () => {
    const row = bagRow(line, facts())
    expect(row.title).toBe('Glo isolert jakke')
    expect(row.picture?.src).toBe('two-tone.jpg')
    expect(row.href).toBe('/nb/shop/glo-isolert-jakke?fit=men&size=M&color=C1F3033CDF9232')
  })

  test('a length is a choice of its own, a size with a slash is not', () => {
    expect(bagRow({ ...line, size: 'M/81 cm' }, facts()).href).toMatch(/size=M&color=\w+&length=81\+cm$/)
    expect(bagRow({ ...line, size: 'S/M' }, facts()).href).toContain('size=S%2FM')
  })

  test('without content the platform’s name is shown, without a link or picture', () => {
    const row = bagRow(line, facts({ products: new Map() }))
    expect(row).toMatchObject({ title: 'GLO', href: undefined, picture: undefined })
    expect(bagRow({ ...line, code: 'FFFFFF' }, facts()).picture?.src).toBe('front.jpg')
  })

  test('its type follows from content and live stock; with it, how many the bag may hold', () => {
    expect(bagRow(line, facts())).toMatchObject({ type: 'normal', stock: 7 })
    const info = { stock: 3, nextDeliveryStock: 5, deliveryDate: '2027-01-08' }
    expect(bagRow(line, facts(ahead(info)))).toMatchObject({ type: 'preorder', stock: 3, deliveryDate: '2027-01-08' })
    const campaign = { ...product, productState: 'crowdFunding' as const, crowdfundingDate: '2026-12-01' }
    const reserved = bagRow(line, facts({ products: new Map([['103', campaign]]) }))
    expect(reserved).toMatchObject({ type: 'crowdfunding', stock: 5, crowdfundingDate: '2026-12-01' })
    const few = { ...campaign, crowdfundingMaxPerPerson: 3 }
    const lines = [line, { ...line, itemId: '10301-1030102', quantity: 2 }]
    expect(bagRow(line, facts({ products: new Map([['103', few]]), lines })).stock).toBe(1)
    expect(bagRow(line, facts({ stockOf: () => undefined })).stock).toBeUndefined()
  })

  test('an item without a number counts as normal, and as 1000 where its stock is infinite', () => {
    const row = bagRow({ ...line, itemId: 'abc' }, facts({ stockOf: () => 'infinite' }))
    expect(row).toMatchObject({ type: 'normal', stock: 1000, deliveryDate: undefined })
  })
})

test('a line that is gone comes last and is in no other group', () => {
  const rows = [bagRow({ ...line, isGone: true }, facts()), bagRow({ ...line, itemId: '10301-2' }, facts())]
  const { normal, gone } = orderRows(rows)
  expect([normal.map(({ line: { itemId } }) => itemId), gone.map(({ line: { itemId } }) => itemId)]).toEqual([
    ['10301-2'],
    ['10301-1030101'],
  ])
})
