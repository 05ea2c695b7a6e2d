import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { checkLinkAddress } from '#schemas/validation/linkAddress.ts'
import { stubEnvironment } from '../config/stub-environment.ts'
import { Footer } from '../features/navigation/footer.tsx'
import { Header } from '../features/navigation/header.tsx'
import { asset, paragraph, renderRichText } from './blocks/block-fixtures.tsx'
import { siteFrameQuery } from './queries/site-frame.groq.ts'
import { responseTo } from './testing/response-to.ts'

beforeAll(stubEnvironment)

const dangerous = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  '  javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'https://evil.example/\u0000',
]
const harmless = ['/nb/shop', 'https://example.com/a?b#c', 'mailto:hei@example.com', 'tel:+4755001420', '#storrelser']

/** A plain item of the menu, and one with a route in its panel. */
function header({ item = null, route = null }: { item?: string | null; route?: string | null }): string {
  const both = { title: 'Lenke', link: item }
  const groups = [{ _key: 'g', routes: [{ _key: 'r', title: 'Lenke', link: route }] }]
  const given = {
    menu: [
      { _key: 'plain', ...both },
      { _key: 'grouped', groups, ...both },
    ],
  }
  const { menu } = responseTo(siteFrameQuery, given)
  return renderToStaticMarkup(<Header lang="nb" shopName="Tretopp" menu={menu ?? []} bag={null} />)
}

function footer(content: object): string {
  const frame = responseTo(siteFrameQuery, { footer: { _id: 'footer', ...content } })
  return renderToStaticMarkup(<Footer lang="nb" {...frame} alternateHref="/en" />)
}

/** Everything that holds an address typed by an editor, by the type and field of the schema. */
const places: Readonly<Record<string, (address: string) => string>> = {
  'menuItem.linkNb': (item) => header({ item }),
  'menuRoute.linkNb': (route) => header({ route }),
  'menuRoute.linkNb in the footer': (link) => footer({ menuElements: [{ _key: 'm', title: 'Lenke', link }] }),
  'socialLink.url': (url) => footer({ socialLinks: [{ _key: 's', platform: 'Instagram', url }] }),
  'link.href': (href) => {
    const block = paragraph('Lenke')
    const children = block.children?.map((span) => ({ ...span, marks: ['l'] }))
    return renderRichText([{ ...block, children, markDefs: [{ _type: 'link', _key: 'l', href, reference: null }] }])
  },
  'button.url': (url) =>
    renderRichText([{ _type: 'button', _key: 'b', buttonType: 'link', text: 'Lenke', url, reference: null }]),
  'carouselSlide.url': (url) => {
    const image = { asset, hotspot: null, crop: null, lqip: null }
    const items = [{ _key: 'a', slide: { alt: 'Lenke', caption: null, url, image } }]
    return renderRichText([{ _type: 'carousel', _key: 'c', items }])
  },
  'blockHtml.html': (href) =>
    renderRichText([{ _type: 'blockHtml', _key: 'h', html: `<a href="${attribute(href)}">Lenke</a>` }]),
}

function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** Addresses of links that no page of this shop has without the editor's. */
function leadsTo(html: string, address: string): boolean {
  return html.includes(`href="${attribute(address)}"`) || html.includes(`href="${attribute(address.trim())}"`)
}

describe.each(Object.entries(places))('an editor’s address in %s', (_, render) => {
  test.each(dangerous)('%j becomes no link', (address) => {
    const html = render(address)
    expect(html).not.toMatch(/script:|evil\.example|data:text/i)
    expect(leadsTo(html, address)).toBe(false)
  })

  test.each(harmless)('%s becomes a link', (address) => {
    expect(leadsTo(render(address), address)).toBe(true)
  })
})

test.each(dangerous)('the Studio refuses %j as well', (address) => {
  expect(checkLinkAddress(address)).not.toBe(true)
})

test('every field of the schema that holds an address is among the places', () => {
  const fields = schemaTypes.flatMap((type) =>
    'fields' in type ? (type.fields ?? []).map(({ name }) => `${type.name}.${name}`) : [],
  )
  const addresses = fields.filter((field) => /\.(href|\w*url|link\w*|html)$/i.test(field))
  // Both languages are one link of the page; a video's address is the player's; the partner is not linked;
  // product-template.test.tsx tests a survey's.
  const others = ['menuItem.linkEn', 'menuRoute.linkEn', 'embed.url', 'treePlantingPartner.url', 'product.surveyUrl']
  const known = Object.keys(places).map((place) => place.split(' ')[0])
  expect(addresses.filter((field) => !others.includes(field)).sort()).toEqual([...new Set(known)].sort())
})
