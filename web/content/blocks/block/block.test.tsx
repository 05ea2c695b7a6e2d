import { beforeAll, describe, expect, test } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { paragraph, renderRichText } from '../block-fixtures.tsx'
import type { BlockOf } from '../block-props.ts'

beforeAll(stubEnvironment)

const about = {
  _type: 'page' as const,
  _id: 'page-about',
  slug: { _type: 'localeSlug' as const, nb: { _type: 'slug' as const, current: 'om-oss' } },
  path: null,
  category: null,
}

function linked(mark: Partial<NonNullable<BlockOf<'block'>['markDefs']>[number]>): string {
  const base = paragraph('Les mer')
  const children = (base.children ?? []).map((span) => ({ ...span, marks: ['l1'] }))
  const link = { _type: 'link' as const, _key: 'l1', reference: null, ...mark }
  return renderRichText([{ ...base, children, markDefs: [link] }])
}

describe('text', () => {
  test('no line ends between a figure and its unit, in a block of its own and in one inside another', () => {
    const inside = { _type: 'factBox' as const, _key: 'f1', content: [paragraph('118 g/m²', 'b')], shared: null }
    const text = renderRichText([paragraph('118 g/m²', 'a'), inside])
    expect(text.match(/118\u00a0g\/m²/g)).toHaveLength(2)
  })

  test.each([
    ['h2', '<h2'],
    ['blockquote', '<blockquote'],
    ['normal', '<p>'],
  ] as const)('style %s', (style, tag) => expect(renderRichText([{ ...paragraph('Ull'), style }])).toContain(tag))

  test.each(['h3', 'h4'] as const)('style %s below a larger heading, and alone: it looks the same', (style) => {
    const below = renderRichText([
      { ...paragraph('Stor', 'a'), style: 'h2' },
      { ...paragraph('Ull', 'b'), style },
    ])
    expect(below).toMatch(new RegExp(`<h3 class="[^"]*${style}[^"]*">Ull`))
    expect(renderRichText([{ ...paragraph('Ull'), style }])).toMatch(
      new RegExp(`<h2 class="[^"]*${style}[^"]*" id="section-ull">Ull`),
    )
  })

  test('lists, with their items', () => {
    const item = { ...paragraph('Ett'), listItem: 'number' as const, level: 1 }
    expect(renderRichText([item])).toMatch(/<ol[^>]*><li>Ett<\/li><\/ol>/)
    expect(renderRichText([{ ...item, listItem: 'bullet' }])).toMatch(/<ul[^>]*><li>Ett<\/li><\/ul>/)
  })

  test('marks', () => {
    const base = paragraph('Ull')
    const children = (base.children ?? []).map((span) => ({
      ...span,
      marks: ['strong', 'em', 'code', 'strike-through'],
    }))
    const html = renderRichText([{ ...base, children }])
    for (const tag of ['<strong>', '<em>', '<code>', '<s>']) expect(html).toContain(tag)
  })

  test('text is text: markup in it is shown, not run', () => {
    expect(renderRichText([paragraph('<script>alert(1)</script>')])).toContain('&lt;script&gt;')
  })
})

describe('links in text', () => {
  test('lead to the chosen document by the link rules', () => {
    expect(linked({ reference: about, href: 'https://elsewhere.example' })).toContain('<a href="/nb/om-oss"')
  })

  test('or to the typed address, in a new tab when asked', () => {
    expect(linked({ href: 'https://example.com', openInNewTab: true })).toMatch(/target="_blank" rel="noopener"/)
    expect(linked({ href: 'https://example.com' })).not.toContain('target')
  })

  test('an address that could run code, or a page that is not there, leaves plain text', () => {
    expect(linked({ href: 'javascript:alert(1)' })).toMatch(/<p>Les mer<\/p>/)
    expect(linked({ reference: { ...about, slug: null } })).toMatch(/<p>Les mer<\/p>/)
  })
})
