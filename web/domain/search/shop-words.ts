import type { Fit } from '../product/fit.ts'

/** Words that say nothing about what is looked for, folded, in both languages. */
const stopWords = new Set(
  (
    'og i pa til for fra med uten av en ei et den det de som er om jeg vi du dere deres man noe noen min mitt mine mot ved ' +
    'har kan skal vil ma far finnes finner ligger hva hvor hvordan hvorfor hvem hvilken hvilket hvilke nar str ' +
    'and or in on to for from with of a an the that this is are do does you i we it have get can will should what where which when why who how my ' +
    'our your s'
  ).split(' '),
)

const fitWords: Readonly<Record<string, Fit>> = {
  ...Object.fromEntries(
    'herre herrer herren herrene mann menn mannen gutt gutter pappa bror men man mens male guys dad father brother husband boyfriend'
      .split(' ')
      .map((word) => [word, 'men'] as const),
  ),
  ...Object.fromEntries(
    'dame damer damen damene dama kvinne kvinner jente jenter mamma mor kone soster women woman womens female ladies lady mom mum mother wife sister girlfriend'
      .split(' ')
      .map((word) => [word, 'women'] as const),
  ),
}

/** Questions are answered by pages and articles rather than by products. */
const questionWords = new Set('hva hvor hvordan hvorfor hvem nar what where when why who how'.split(' '))

/** Starts of Norwegian compounds that name who wears a garment: "herrebukse". */
const fitPrefix = /^(herre|dame|kvinne|mann[se]|jente|gutte)s?(?=[a-z]{3})/

export type ShopQuery = {
  /** What is looked for, folded. Never empty unless the query was. */
  readonly words: readonly string[]
  /** Who it is for, where the query says so. */
  readonly fit: Fit | undefined
  readonly isQuestion: boolean
}

/**
 * Reads folded words as a shopper means them: who a garment is for limits the products, and words such as "for" and "with" are left out. Where
 * nothing else was typed, the words stay: "dame" finds what is made for women.
 */
export function readShopQuery(folded: readonly string[]): ShopQuery {
  let fit: Fit | undefined
  const words: string[] = []
  for (const word of folded) {
    const ofWord = fitWords[word]
    const prefix = ofWord ? undefined : fitPrefix.exec(word)
    if (ofWord) fit ??= ofWord
    else if (prefix) {
      fit ??= fitWords[prefix[1] ?? ''] ?? (prefix[1]?.startsWith('mann') || prefix[1] === 'gutte' ? 'men' : 'women')
      words.push(word.slice(prefix[0].length))
    } else words.push(word)
  }
  const meaningful = words.filter((word) => !stopWords.has(word))
  const isQuestion = words.some((word) => questionWords.has(word))
  if (meaningful.length > 0) return { words: meaningful, fit, isQuestion }
  return { words: fit ? folded : words, fit, isQuestion }
}

/** Whether a product is made for that fit; other pages are for everybody. */
export function suitsFit(fits: readonly Fit[] | null, fit: Fit | undefined): boolean {
  return !fit || !fits || fits.length === 0 || fits.includes(fit) || fits.includes('unisex')
}
