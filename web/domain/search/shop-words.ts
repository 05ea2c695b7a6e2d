import type { Fit } from '../product/fit.ts'

/** Words that say nothing about what is looked for, folded, in both languages. */
const stopWords = new Set(
  (
    'og i pa til for fra med av en ei et den det som er om jeg vi du har kan skal hva hvor hvordan hvilken hvilket hvilke nar min mitt mine finnes mot ved ' +
    'and or in on to for from with of a an the that is are do you have can what where which when how my your s'
  ).split(' '),
)

const fitWords: Readonly<Record<string, Fit>> = {
  ...Object.fromEntries(
    'herre herrer herren herrene mann menn mannen gutt gutter men man mens male guys'
      .split(' ')
      .map((word) => [word, 'men'] as const),
  ),
  ...Object.fromEntries(
    'dame damer damen damene dama kvinne kvinner jente jenter women woman womens female ladies lady'
      .split(' ')
      .map((word) => [word, 'women'] as const),
  ),
}

/** Starts of Norwegian compounds that name who wears a garment: "herrebukse". */
const fitPrefix = /^(herre|dame|kvinne|mann[se]|jente|gutte)s?(?=[a-z]{3})/

export type ShopQuery = {
  /** What is looked for, folded. Never empty unless the query was. */
  readonly words: readonly string[]
  /** Who it is for, where the query says so. */
  readonly fit: Fit | undefined
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
  if (meaningful.length > 0) return { words: meaningful, fit }
  return { words: fit ? folded : words, fit }
}

/** Whether a product is made for that fit; other pages are for everybody. */
export function suitsFit(fits: readonly Fit[] | null, fit: Fit | undefined): boolean {
  return !fit || !fits || fits.length === 0 || fits.includes(fit) || fits.includes('unisex')
}
