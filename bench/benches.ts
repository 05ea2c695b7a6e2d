/** Every bench, with what it measures: `bench/<name>/main.ts` runs it. */
export const benches: Readonly<Record<string, string>> = {
  pages: 'bytes and requests of each page template of a running storefront',
  journey: 'each step of a visit on an ordinary phone, from the front page to the checkout',
  'first-view':
    'paints, blocking time and bytes on an ordinary phone, compared with a bare static page; Lighthouse’s scores',
  checkout: 'how soon the checkout’s form reacts on a slow phone, and its scripts',
  preview: 'opening the preview in the Studio, and a keystroke until the preview shows it',
  throughput: 'pages a second that a running storefront sends, compared with bare node:http',
  load: 'a cluster under rising arrival rates: times, errors, processor and memory',
  search: 'what shoppers’ queries find; or page times under searches',
  growth: 'a search, and filling the catalogue, with 100 to 10,000 products',
  shop: 'a whole shop with 100 to 10,000 products: sizes, times and calls of the lake',
  studio: 'the Studio with 100 to 10,000 products: opening, lists, forms, health, the preview',
  discussion: 'a page of a discussion with 100 to 100,000 posts, pages a second, and a login',
  lake: 'the content lake’s times and memory from 100 to 100,000 documents',
  commerce: 'how many additions to the bag the commerce stand-in handles per second',
}

/** Benches of the product backend, whose modules Node imports under the condition `react-server` only. */
export const importServerCode: ReadonlySet<string> = new Set(['discussion', 'growth', 'search'])
