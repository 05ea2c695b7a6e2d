import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Review, ReviewSummary } from '#web/domain/member/review.ts'
import { reviewThings } from '#web/seo/structured-data/review-things.ts'
import { Reviews } from './reviews.tsx'

const summary: ReviewSummary = {
  documentId: 'product-1',
  count: 4,
  average: 4.3,
  distribution: [0, 0, 1, 1, 2],
  fit: { small: 0, true: 3, large: 1 },
}

const review: Review = {
  id: '1',
  stars: 5,
  title: 'Varm',
  text: 'Sitter <godt>',
  fit: 'true',
  size: 'M',
  isBought: true,
  isSizeBought: true,
  author: { id: 'kari', name: 'Kari Nordmann', picture: '/api/v1/pictures/1/100' },
  createdAt: '2026-11-22T12:00:00.000Z',
  isEdited: false,
  answer: { text: 'Takk for at du skrev', createdAt: '2026-11-23T12:00:00.000Z', isEdited: false },
}

const render = (lang: 'nb' | 'en', reviews: Parameters<typeof Reviews>[0]['reviews']) =>
  renderToStaticMarkup(<Reviews lang={lang} documentId="product-1" sizes={['S', 'M']} reviews={reviews} />)

test('[R1.06] the page itself has the average, the distribution, the fit and the newest reviews', () => {
  const html = render('nb', { summary, items: [review] })
  expect(html).toContain('aria-label="4,3 av 5 stjerner"')
  expect(html).toContain('4 omtaler')
  expect([...html.matchAll(/<th scope="row">([^<]*)<\/th>.*?<td>(\d)<\/td>/g)].map(([, ...row]) => row)).toEqual([
    ['5 stjerner', '2'],
    ['4 stjerner', '1'],
    ['3 stjerner', '1'],
    ['2 stjerner', '0'],
    ['1 stjerne', '0'],
  ])
  expect(html).toContain('De fleste sier: normal i størrelsen')
  expect(html).toContain('Sitter &lt;godt&gt;')
  expect(html).toMatch(/Fra butikken.*23\. november 2026.*Takk for at du skrev/)
  expect(html).toContain('Kjøpte størrelse M · Normal i størrelsen')
  expect(html).toContain('src="/api/v1/pictures/1/100"')
  expect(render('en', { summary, items: [review] })).toContain('aria-label="4.3 of 5 stars"')
})

test('without reviews it says so, and while they could not be read it says nothing', () => {
  expect(render('nb', { summary: undefined, items: [] })).toContain('Ingen har omtalt plagget ennå')
  expect(render('nb', undefined)).not.toContain('Ingen har omtalt plagget ennå')
})

test('a long review is whole in the page, folded behind a box that needs no scripts; a short one has none', () => {
  const text = `Lang tekst. ${'Om plagget. '.repeat(100)}Slutt.`
  const html = render('nb', { summary, items: [{ ...review, text }] })
  expect(html).toContain(text)
  expect(html).toContain('aria-label="Vis hele teksten"')
  expect(render('nb', { summary, items: [review] })).not.toContain('Vis hele teksten')
})

test('[R1.06] search engines get the average and the reviews, and nothing without any', () => {
  expect(reviewThings(summary, [review])).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, reviewCount: 4 },
    review: [{ '@type': 'Review', name: 'Varm', reviewRating: { ratingValue: 5 }, author: { name: 'Kari Nordmann' } }],
  })
  expect(reviewThings(undefined, [])).toEqual({})
})
