import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { productWith } from '#web/content/testing/products.ts'
import type { Decision } from '#web/domain/product/campaign-decision.ts'
import { ProductTemplate } from './product-template.tsx'

// Parts that are loaded separately are rendered at once here.
vi.mock('./lazy-parts.tsx', async () => ({
  ...(await import('./product-parts.ts')).parts,
  ...(await import('./borrowing/borrow-panel.tsx')),
  ...(await import('./crowdfunding/campaign-panel.tsx')),
}))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }))

beforeAll(stubEnvironment)

function picture(key: string, gender: string, colorHex: string) {
  return { _key: key, asset: { _ref: `image-${key}-1460x1874-jpg` }, alt: `Bilde ${key}`, gender, colorHex }
}

const jacket = {
  _id: 'product-storr',
  centraId: '101',
  slug: { nb: { current: 'storr' } },
  title: 'Storr skalljakke',
  productState: 'normal',
  fit: ['women', 'men'],
  sizes: ['S', 'M'],
  lead: 'Tett.',
  material: 'Ull',
  colors: [
    { _key: 'a', name: 'Gran', hex: '#1F3033' },
    { _key: 'b', name: 'Gran og mose', hex: '#1F3033', hex2: '#CCCC52' },
    { _key: 'c', name: 'Rust', hex: '#B4532A' },
  ],
  images: [picture('w1', 'women', '#1F3033'), picture('m1', 'men', '#1F3033'), picture('w2', 'women', '#B4532A')],
}

type Related = ComponentProps<typeof ProductTemplate>['related']

function render(product: object = {}, related: Related = [], decision?: Decision): string {
  return renderToStaticMarkup(
    <ProductTemplate
      lang="nb"
      product={{ ...productWith({ ...jacket, ...product }), ...(decision && { decision }) }}
      crumbs={[]}
      content={null}
      sizeGuides={[]}
      related={related}
      edit={(doc, path) => `${doc._id}|${path}`}
    />,
  )
}

function values(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`name="${name}"[^>]*value="([^"]*)"`, 'g'))].map(([, value]) => value ?? '')
}

describe('[R2.04] the pickers carry the query keys', () => {
  test('colours without the hash sign, two-tone colours joined', () => {
    expect(values(render(), 'color')).toEqual(['1F3033', 'C1F3033CCCCC52', 'B4532A'])
  })

  test('fit and size; choices that the product does not have are left out', () => {
    const html = render()
    expect(values(html, 'fit')).toEqual(['women', 'men'])
    expect(values(html, 'size')).toEqual(['S', 'M'])
    expect(values(html, 'length')).toEqual([])
    expect(values(render({ fit: ['unisex'], lengths: ['76 cm'] }), 'fit')).toEqual([])
    expect(values(render({ lengths: ['76 cm'] }), 'length')).toEqual(['76 cm'])
  })

  test('colour and fit are preselected, the size is left to the shopper', () => {
    const checked = [...render().matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => input)
    expect(checked.map((input) => /name="(\w+)"/.exec(input)?.[1])).toEqual(['color', 'fit'])
  })
})

describe('the gallery', () => {
  test('holds every picture and shows those of the chosen fit and colour', () => {
    const html = render()
    const items = [...html.matchAll(/<li( hidden="")? data-gender="(\w+)" data-colour="(\w+)"/g)]
    expect(items.map(([, hidden, gender, colour]) => [hidden === undefined, gender, colour])).toEqual([
      [true, 'women', '1F3033'],
      [false, 'men', '1F3033'],
      [false, 'women', 'B4532A'],
    ])
  })

  test('[R9.07] product pictures are 730x937 in the listed widths; the first loads at once and opens its field', () => {
    const [first = ''] = /<img[^>]*alt="Bilde w1"[^>]*>/.exec(render()) ?? []
    expect(first).toContain('width="730" height="937"')
    expect([...first.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual([
      320, 375, 640, 751, 1000, 1600, 2000,
    ])
    expect(first).toContain('loading="eager"')
    expect(first).toContain('data-sanity="product-storr|images[_key==&quot;w1&quot;]"')
  })
})

describe('the message about the state', () => {
  test.each([
    ['normal', ''],
    ['preorder', 'forhåndsbestiller'],
    ['crowdSourcing', '/nb/community/storr'],
  ])('%s', (productState, words) => expect(render({ productState })).toContain(words))

  test('crowdfunding: goal and last day', () => {
    const campaign = { productState: 'crowdFunding', crowdfundingGoal: 1200, crowdfundingDate: '2026-12-15' }
    expect(render(campaign)).toContain('Målet er 1\u00a0200 reservasjoner innen 15. desember 2026')
    expect(render(campaign)).toContain('Støtt produksjonen')
  })

  test('[R4.05] test phase: what borrowing is, a survey or the discussion, no price, and no size to choose', () => {
    const html = render({ productState: 'testPhase' })
    expect(html).toContain('De lånes ut gratis')
    expect(html).toContain('href="/nb/community/storr"')
    expect(html).not.toContain('name="size"')
    expect(html).not.toContain('data-price')
    const surveyed = render({ productState: 'testPhase', surveyUrl: 'https://svar.example/jakke' })
    expect(surveyed).toMatch(/<a[^>]*href="https:\/\/svar\.example\/jakke"[^>]*>.*Svar på spørsmålene/)
    expect(surveyed).not.toContain('/nb/community/storr')
    expect(render({ productState: 'testPhase', surveyUrl: 'javascript:alert(1)' })).not.toContain('javascript:')
  })
})

describe('before scripts run', () => {
  const button = /<button[^>]*type="submit"[^>]*>(.*?)<\/button>/

  test('no price is invented; the one button sends the choice and says what it will do', () => {
    const html = render()
    expect(html).not.toMatch(/\d+\s?kr/)
    expect(html).toMatch(/<button(?=[^>]*type="submit")(?=[^>]*form="choice-product-storr")(?=[^>]*name="add")/)
    expect(button.exec(html)?.[1]).toMatch(/Velg størrelse.*Legg i posen/)
    expect(html).toMatch(/<input type="radio" required="" name="size"/)
  })

  test('ideas, test garments and campaigns that are over are not sold', () => {
    for (const productState of ['crowdSourcing', 'testPhase']) expect(render({ productState })).not.toMatch(button)
    expect(render({ productState: 'crowdFunding', crowdfundingEnded: true })).not.toMatch(button)
  })

  test('an idea asks for no size', () => {
    expect(render({ productState: 'crowdSourcing' })).not.toContain('name="size"')
  })

  test('products that go with it can be bought: no ideas, test garments or campaigns that are over', () => {
    const related = [
      { _id: 'idea', title: 'Idé', productState: 'crowdSourcing' as const },
      { _id: 'lent', title: 'Lånt', productState: 'testPhase' as const },
      { _id: 'over', title: 'Over', productState: 'crowdFunding' as const, crowdfundingEnded: true },
      { _id: 'sold', title: 'Selges', productState: 'normal' as const },
    ].map((card) => productWith({ ...jacket, ...card }))
    const html = render({}, related)
    expect(html).toContain('Selges')
    for (const title of ['Idé', 'Lånt', 'Over']) expect(html).not.toContain(`>${title}<`)
    expect(render({}, related.slice(0, 3))).not.toContain('Passer sammen med')
  })

  test('[R1.09] the page of a campaign that staff have decided about shows the decision', () => {
    const decided = { productState: 'crowdFunding', crowdfundingDate: '2099-12-01', crowdfundingEnded: true } as const
    expect(render(decided, [], 'production')).toContain('Plagget settes i produksjon')
    expect(render(decided, [], 'notEnough')).toContain('Ikke mange nok reserverte')
    expect(render(decided, [], 'production')).not.toContain('01. desember 2099')
  })

  test('the only size there is is chosen already', () => {
    expect(render({ sizes: ['16 l'] })).toMatch(/<input(?=[^>]*name="size")(?=[^>]*checked="")/)
  })
})

test('its material and how to look after it, as far as they are known', () => {
  const headings = (product: object) =>
    [...render(product).matchAll(/<dt>(Materiale|Vask og stell)<\/dt><dd[^>]*>([^<]*)/g)].map(([, ...fact]) => fact)
  expect(headings({ material: 'Ull', care: 'Luft den.' })).toEqual([
    ['Materiale', 'Ull'],
    ['Vask og stell', 'Luft den.'],
  ])
  expect(headings({ material: 'Ull', care: null })).toEqual([['Materiale', 'Ull']])
  expect(headings({ material: null, care: null })).toEqual([])
})
