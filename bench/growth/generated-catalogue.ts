import { type DemoDocument, readDocuments } from '#sandbox/demo-shop/dataset.ts'

/**
 * A catalogue of any size, made of the demo shop's: every product has the garment, texts and pictures of one of its
 * products, a name, number, address and colours of its own, four colours and six sizes. One in a hundred is a preorder,
 * five are crowdfunded. There is an article for each five products, two thousand at most. The documents depend on the
 * number of products only.
 */
export function generatedCatalogue(products: number): DemoDocument[] {
  const demo = readDocuments()
  const garments = demo.filter(({ _type }) => _type === 'product')
  const articles = demo.filter(({ _type }) => _type === 'contentPage')
  const others = demo.filter(({ _type }) => _type !== 'product' && _type !== 'contentPage')
  const count = Math.min(2000, Math.round(products / 5))
  return [
    ...others,
    ...Array.from({ length: products }, (_, number) => generatedProduct(at(garments, number), number)),
    ...Array.from({ length: count }, (_, number) => generatedArticle(at(articles, number), number)),
  ]
}

const starts =
  'Bekk Furu Gran Dal Myr Skog Fjell Tind Vidde Elv Foss Tjern Hei Li Ås Nut Egg Skar Bre Fonn Sno Rim Tele Vind Storm Regn Tåke Sol Måne Stjerne Rype Orre Tiur Hare Rev Gaupe Jerv Elg Rein Ørn Falk Hauk Ugle Svale Lom Oter Bever Laks Ørret Røye Sik Harr Bjørk Osp Rogn Selje Einer Lyng Mose Lav'.split(
    ' ',
  )
const ends = 'stad vik nes holm øy sund fjord strand berg haug rud tveit li mo eid voll seter støl bu hytte'.split(' ')

const colours = [
  ['Gran', 'Spruce', '#2E4A3B'],
  ['Fjord', 'Fjord', '#2F5A73'],
  ['Sand', 'Sand', '#C3A97E'],
  ['Rust', 'Rust', '#A4502F'],
  ['Kull', 'Charcoal', '#2B2D30'],
  ['Multe', 'Cloudberry', '#E0A030'],
  ['Tyttebær', 'Lingonberry', '#A0202F'],
  ['Snø', 'Snow', '#F4F3EE'],
] as const

function generatedProduct(garment: DemoDocument, number: number): DemoDocument {
  const name = nameOf(number)
  const kind = { nb: lastWord(garment, 'nb'), en: lastWord(garment, 'en') }
  const shown = Array.from({ length: 4 }, (_, colour) => at(colours, number + colour))
  return {
    ...garment,
    _id: `generated-product-${number}`,
    centraId: String(100_000 + number),
    title: { _type: 'localeString', nb: `${name} ${kind.nb}`, en: `${name} ${kind.en}` },
    slug: slugs(`${name}-${kind.nb}-${number}`, `${name}-${kind.en}-${number}`),
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    colors: shown.map(([nb, en, hex], colour) => ({
      _key: `colour-${colour}`,
      _type: 'productColor',
      name: { _type: 'localeString', nb, en },
      hex,
    })),
    images: pictures(
      garment,
      shown.map(([, , hex]) => hex),
    ),
    ...stateOf(number),
  }
}

/** Five campaigns, whose goal and days are the demo shop's, and one preorder in a hundred. */
function stateOf(number: number) {
  const campaign = { crowdfundingDate: '2027-03-01', crowdfundingGoal: 100 }
  if (number < 5) return { productState: 'crowdFunding', ...campaign }
  return { productState: number % 100 === 50 ? 'preorder' : 'normal' }
}

function generatedArticle(article: DemoDocument, number: number): DemoDocument {
  const name = nameOf(number * 7 + 3)
  const [nb, en] = [`${name}: ${textOf(article.title, 'nb')}`, `${name}: ${textOf(article.title, 'en')}`]
  return {
    ...article,
    _id: `generated-article-${number}`,
    title: { _type: 'localeString', nb, en },
    slug: slugs(`${name}-artikkel-${number}`, `${name}-article-${number}`),
  }
}

/** Up to eight of the garment's pictures, two for each of the new colours. */
function pictures(garment: DemoDocument, hexes: readonly string[]) {
  const images = Array.isArray(garment.images) ? garment.images.slice(0, 2 * hexes.length) : []
  return images.map((image: object, index) => ({ ...image, colorHex: at(hexes, Math.floor(index / 2)) }))
}

function nameOf(number: number): string {
  const start = at(starts, number)
  const end = at(ends, Math.floor(number / starts.length))
  const round = Math.floor(number / (starts.length * ends.length))
  return round === 0 ? `${start}${end}` : `${start}${at(starts, round * 13 + number).toLowerCase()}${end}`
}

function slugs(nb: string, en: string) {
  const slug = (text: string) => ({ _type: 'slug', current: text.toLowerCase().replace(/[^a-z0-9æøå]+/g, '-') })
  return { _type: 'localeSlug', nb: slug(nb), en: slug(en) }
}

function textOf(value: unknown, lang: 'nb' | 'en'): string {
  return typeof value === 'object' && value !== null && lang in value ? String(Reflect.get(value, lang)) : ''
}

function lastWord(garment: DemoDocument, lang: 'nb' | 'en'): string {
  return textOf(garment.title, lang).split(' ').slice(1).join(' ') || textOf(garment.title, lang)
}

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}
