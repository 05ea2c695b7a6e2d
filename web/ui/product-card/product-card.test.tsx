import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { listedProductWith } from '#web/content/testing/products.ts'
import { atWidth } from '../picture-width.ts'
import type { ProductCardData } from './card-facts.ts'
import { ProductGrid } from './product-grid.tsx'
import { withRatingAndDecision } from './with-ratings-and-decisions.ts'

beforeAll(stubEnvironment)

const trousers = listedProductWith({
  _id: 'product-kolle',
  centraId: '115',
  slug: { nb: { current: 'kolle' } },
  title: 'Kolle vinterbukse',
  productState: 'crowdFunding',
  crowdfundingDate: '2026-12-12',
  crowdfundingGoal: 100,
  crowdfundingMax: 150,
  fit: ['women', 'men'],
  colors: [{ name: 'Gran', hex: '#1F3033', hex2: '#CCCC52' }],
  images: ['women', 'men'].map((gender) => ({
    _key: gender,
    gender,
    colorHex: '#1F3033',
    asset: { _ref: `image-${gender}-1460x1874-jpg` },
    alt: `Kolle, ${gender}`,
  })),
})

type GridProps = Parameters<typeof ProductGrid>[0]

function render({ product = trousers, ...props }: Partial<GridProps> & { product?: ProductCardData } = {}): string {
  return renderToStaticMarkup(<ProductGrid lang="nb" products={[product]} {...props} />)
}

describe('[R2.29] a card of the static page', () => {
  test('title, tag, named two-tone colours, what the campaign says and the place of its count', () => {
    const html = render()
    expect(html).toContain('Støtt produksjonen')
    expect(html).toContain('linear-gradient(135deg, #1F3033 50%, #CCCC52 50%)')
    expect(html).toContain('aria-label="Farger: Gran"')
    expect(html).toContain('Mål: 100 stykk')
    expect(html).toContain('Til 12. desember 2026')
    expect(html).toMatch(/data-live="campaign" data-date="2026-12-12" data-goal="100" data-max="150"/)
    expect(render({ product: { ...trousers, cardTitle: 'Kolle' } })).toMatch(/>Kolle<\/a>/)
  })

  test('a campaign that is over has no progress', () => {
    const html = render({ product: { ...trousers, crowdfundingEnded: true } })
    expect(html).toContain('Avsluttet 12. desember 2026')
    expect(html).not.toContain('data-live="campaign"')
  })

  test('[R1.09] a campaign that staff have decided about says so, whatever its last day', () => {
    const ratingsAndDecisions = {
      ratings: {},
      decisions: { '115': { decidedOn: '2026-11-22', lastDay: '2026-12-12' } },
    } as const
    const decided = (decision: 'production' | 'notEnough') =>
      withRatingAndDecision(trousers, {
        ...ratingsAndDecisions,
        decisions: { '115': { ...ratingsAndDecisions.decisions['115'], decision } },
      })
    const html = render({ product: decided('production') })
    expect(html).toContain('Går i produksjon')
    expect(html).toContain('Kampanjen er over')
    expect(html).not.toMatch(/data-live="campaign"|Til 12\. desember/)
    expect(render({ product: decided('notEnough') })).toContain('Nådde ikke målet')
  })

  test('an idea leads to its discussion and, like a lent garment, has no price', () => {
    const place = /<p class="[^"]*price/
    const idea = render({ product: { ...trousers, productState: 'crowdSourcing' } })
    expect(idea).toMatch(/<a [^>]*href="\/nb\/community\/kolle"[^>]*>Bli med i diskusjonen<\/a>/)
    expect(idea).not.toMatch(place)
    expect(render({ product: { ...trousers, productState: 'testPhase' } })).not.toMatch(place)
    expect(render({ product: { ...trousers, productState: 'normal' } })).toMatch(place)
  })

  test('the text that an editor wrote replaces other tags, but not the delivery month', () => {
    const campaign = render({ product: { ...trousers, productState: 'crowdFunding', cardTag: 'Siste par' } })
    expect(campaign).toContain('Siste par')
    expect(campaign).not.toContain('Støtt produksjonen')
    const preorder = render({ product: { ...trousers, productState: 'preorder', cardTag: 'Siste par' } })
    expect(preorder).toContain('Forhåndsbestill')
    expect(preorder).not.toContain('Siste par')
  })

  test('a product without a page in this language is shown without a link', () => {
    expect(render({ lang: 'en' })).not.toContain('<a ')
  })
})

test('[R2.04] on a gender’s list its fit comes first and the link opens on it', () => {
  expect(render()).toContain('href="/nb/shop/kolle"')
  const html = render({ gender: 'men' })
  expect(html).toContain('href="/nb/shop/kolle?fit=men"')
  expect(html).toMatch(/<img[^>]*alt="Kolle, men"/)
  expect(html).not.toMatch(/<img[^>]*alt="Kolle, women"/)
})

test('[R9.07] a picture in the widths of a card, each in the ratio of 730 to 937', () => {
  const src = 'http://images/x.jpg?rect=0,0,10,10&w=730&h=937&auto=format'
  expect(atWidth(src, 320)).toBe('http://images/x.jpg?rect=0,0,10,10&w=320&h=411&auto=format')
  const srcset = /srcset="([^"]*)"/i.exec(render())?.[1] ?? ''
  expect([...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => width)).toEqual([
    '320',
    '375',
    '640',
    '751',
    '1000',
    '1600',
    '2000',
  ])
})
