import type { SearchDocument } from '#web/features/search/search-document.ts'

const WORDS = `ull jakke fjell skog regn vind varm lett sydd reparert lomme hette snøre bomull lin blå grønn rød
  vinter sommer trøye bukse sokk lue vott glidelås søm membran vask luft myr vidde`.split(/\s+/)

/** A word that depends only on the seed. */
function word(seed: number): string {
  const pick = (factor: number) => WORDS[Math.floor(Math.abs(Math.sin(seed * factor) * 1e4)) % WORDS.length] ?? ''
  return seed % 3 === 0 ? pick(1.7) + pick(2.3) : pick(3.1)
}

function text(seed: number, words: number): string {
  return Array.from({ length: words }, (_, index) => word(seed * 31 + index)).join(' ')
}

/** A product, or every sixth time an article, that depends only on its number. */
export function sampleDocument(number: number): SearchDocument {
  const isArticle = number % 6 === 5
  const both = (words: number, seed = number) => ({ nb: text(seed, words), en: text(seed + 7, words) })
  return {
    _id: `bench-${number}`,
    _type: isArticle ? 'contentPage' : 'product',
    slug: { nb: { current: `side-${number}` }, en: { current: `page-${number}` } },
    title: both(2),
    lead: both(15),
    text: both(isArticle ? 600 : 120),
    material: both(8),
    kind: both(1, number % 11),
    colours: { nb: [word(number)], en: [word(number + 1)] },
    fit: ['women', 'men'],
    centraId: null,
    productState: 'normal',
    swatches: [],
    images: null,
    image: null,
  }
}
