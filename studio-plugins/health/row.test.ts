import { expect, test } from 'vitest'
import { article, checked, paragraph, site, texts } from './testing.ts'

const asset = (size: string) => ({ _type: 'reference', _ref: `image-abc-${size}-jpg` })
const textOnly = [paragraph('a', 'Ull holder varmen.')]

test('a document in order has no findings', () => {
  const { findings } = checked(article('ull', textOnly))
  expect(findings).toEqual([])
})

test('a picture below the size of its place is found, with the places where it is blurred', () => {
  const image = { _type: 'accessibleImage', asset: asset('600x400'), alt: { nb: 'En sau' } }
  const { findings } = checked(article('ull', textOnly, { image }))
  expect(findings.map(({ kind, path }) => [kind, path])).toEqual([['pictures', ['image']]])
  expect(texts({ findings })[0]).toMatch(/too small.*Card.*Article \(/)
  const large = { ...image, asset: asset('3000x2000') }
  expect(texts(checked(article('ull', textOnly, { image: large })))).toEqual([])
})

test('a picture in a text is compared with the width that the editor chose, and one of 60 megapixels is too large', () => {
  const aligned = (maxWidthPx: number, size: string) => ({
    _type: 'blockContentImage',
    _key: 'b',
    image: { _type: 'image', asset: asset(size) },
    alt: 'En sau',
    maxWidthPx,
  })
  expect(texts(checked(article('ull', [aligned(480, '500x300')])))).toEqual([])
  expect(texts(checked(article('ull', [aligned(700, '500x300')])))[0]).toMatch(
    /blurred as: Text \(500 wide of 700 wide\)/,
  )
  expect(texts(checked(article('ull', [aligned(480, '10000x6000')])))[0]).toMatch(/50 megapixels/)
})

test('pictures without a description, and with one of the picture before, are found on the picture and next to it', () => {
  const inText = { _type: 'image', _key: 'i', asset: asset('1600x900') }
  const slide = { _type: 'carouselSlide', _key: 's', image: { _type: 'image', asset: asset('1600x900') } }
  const replaced = { ...slide, _key: 't', alt: 'En geit', image: { ...slide.image, describedBefore: ['En geit'] } }
  const carousel = { _type: 'carousel', _key: 'c', items: [slide, replaced] }
  const { findings } = checked(article('ull', [inText, carousel]))
  expect(findings.map(({ path }) => path)).toEqual([
    ['content', 'nb', { _key: 'i' }, 'alt'],
    ['content', 'nb', { _key: 'c' }, 'items', { _key: 's' }, 'alt'],
    ['content', 'nb', { _key: 'c' }, 'items', { _key: 't' }, 'alt'],
  ])
  expect(texts({ findings })[0]).toMatch(/no description/)
  expect(texts({ findings })[2]).toBe('The picture was replaced. Does its description still fit? “En geit”')
})

test('a product’s picture is large enough for a shared link, as in its form', () => {
  const product = (size: string) =>
    checked({
      _id: 'storr',
      _type: 'product',
      images: [{ _type: 'productImage', _key: 'a', asset: asset(size), alt: { nb: 'En jakke' } }],
    })
  expect(texts(product('500x642'))).toEqual([])
  expect(texts(product('300x385'))[0]).toMatch(/Product card \(300/)
})

test('what is found is said in the language that the editor has when it is read', () => {
  const { findings } = checked(article('ull', [{ _type: 'table', _key: 't' }]))
  expect(findings[0]?.text).toEqual({ en: 'Empty: Table', nb: 'Tom: Table' })
})

test('headings that skip a level are found, through columns', () => {
  const column = { _type: 'column', _key: 'k', content: [paragraph('d', 'Vask', 'h4')] }
  const content = [
    paragraph('a', 'For tidlig', 'h3'),
    paragraph('b', 'Ull', 'h2'),
    paragraph('c', 'Sau', 'h3'),
    paragraph('e', 'Lam', 'h2'),
    { _type: 'columns', _key: 'f', columns: [column] },
  ]
  const { findings } = checked(article('ull', content))
  expect(texts({ findings })).toEqual([
    '“For tidlig” is a heading 3, and there is no heading 2 before it.',
    '“Vask” is a heading 4, and the one before is a heading 2.',
  ])
  expect(findings[1]?.path).toEqual([
    'content',
    'nb',
    { _key: 'f' },
    'columns',
    { _key: 'k' },
    'content',
    { _key: 'd' },
  ])
})

test('the title of a carousel is a heading', () => {
  const slide = { _type: 'carouselSlide', _key: 's', alt: 'Sau', image: { _type: 'image', asset: asset('1600x900') } }
  const carousel = { _type: 'carousel', _key: 'c', title: 'Sauer', items: [slide] }
  expect(texts(checked(article('ull', [carousel, paragraph('a', 'Ull', 'h3')])))).toEqual([])
})

test('empty tables, blocks and paragraphs are found, each once; a line is none', () => {
  const content = [
    paragraph('a', 'Ull'),
    paragraph('b', ' '),
    paragraph('c', ''),
    { _type: 'table', _key: 't', caption: 'Tall', rows: [{ _type: 'tableRow', _key: 'r', cells: ['', ' '] }] },
    { _type: 'factBox', _key: 'f', title: 'Fakta', content: [paragraph('d', '')] },
    {
      _type: 'columns',
      _key: 'k',
      columns: [
        { _type: 'column', _key: 'l' },
        { _type: 'column', _key: 'm' },
      ],
    },
    { _type: 'break', _key: 'g', style: 'horizontal-ruler' },
    { _type: 'blockHtml', _key: 'h', html: '  ' },
    { _type: 'productSelection', _key: 'p', title: 'Produkter' },
  ]
  const { findings } = checked(article('ull', content))
  expect(texts({ findings })).toEqual([
    '2 empty paragraphs',
    'Empty: Table',
    'Empty: Fact box',
    'Empty: Columns',
    'Empty: HTML',
    'Empty: Product selection',
  ])
})

test('one empty column next to a full one is found', () => {
  const full = { _type: 'column', _key: 'l', content: [paragraph('a', 'Ull')] }
  const columns = { _type: 'columns', _key: 'k', columns: [full, { _type: 'column', _key: 'm', content: [] }] }
  expect(checked(article('ull', [columns])).findings.map(({ path }) => path.at(-1))).toEqual([{ _key: 'm' }])
})

test('a title that search results cut off is found, unless it has a shorter one for them or is hidden', () => {
  const title = { nb: 'Ull som holder varmen hele vinteren, også når den er blitt våt av snø' }
  const { findings } = checked(article('ull', textOnly, { title }))
  expect(findings.map(({ path }) => path)).toEqual([['seo', 'title', 'nb']])
  expect(texts({ findings })[0]).toMatch(/The title has \d\d characters, and search results show about 60/)
  expect(texts(checked(article('ull', textOnly, { title, seo: { title: { nb: 'Ull' } } })))).toEqual([])
  expect(texts(checked(article('ull', textOnly, { title, seo: { noIndex: true } })))).toEqual([])
})

test('links are kept with where they lead: documents, addresses of the shop with or without its host, other sites', () => {
  const link = (key: string, value: object) => ({ _type: 'link', _key: key, ...value })
  const markDefs = [
    link('a', { reference: { _ref: 'sau' }, href: 'https://ignored.example' }),
    link('b', { href: '/nb/geit' }),
    link('c', { href: `${site}/nb/lam` }),
    link('d', { href: 'www.ull.example/a#b' }),
    link('e', { href: 'mailto:hei@ull.example' }),
  ]
  const button = { _type: 'button', _key: 'f', buttonType: 'login', url: '/nb/ignored', text: 'Inn' }
  const { links } = checked(article('ull', [paragraph('p', 'Les', 'normal', { markDefs }), button]))
  expect(links).toMatchObject([
    { to: 'document', id: 'sau', isInText: true, language: 'nb' },
    { to: 'shop', address: '/nb/geit', isTypedWithHost: false },
    { to: 'shop', address: '/nb/lam', isTypedWithHost: true },
    { to: 'site', address: 'https://www.ull.example/a' },
  ])
  expect(links[1]?.path).toEqual(['content', 'nb', { _key: 'p' }, 'markDefs', { _key: 'b' }, 'href'])
})

test('values that the schema does not know are no obstacle', () => {
  const broken = article('ull', textOnly, { slug: 'ull', image: 7, seo: [], content: { nb: 'text', en: [null, 3] } })
  expect(texts(checked(broken))).toEqual([])
})
