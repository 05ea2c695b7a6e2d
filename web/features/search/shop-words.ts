import type { Fit } from '#web/domain/product/fit.ts'
import { foldText } from '#web/domain/search/search-text.ts'

/** Words that say nothing about what is looked for, folded, in both languages. */
const stopWords = new Set(
  (
    'og i pa til for fra med uten av en ei et den det de som er om jeg vi du dere deres man noe noen min mitt mine mot ved best beste bra god gode fin fine ny nye mulig gjerne ' +
    'seg noko eg me dei ein eit ei ikkje ikke kva kvar kor korleis kvifor kven kva nokon mitt dykk jag ni och att till for aer har kan ska jeg hur vad ' +
    'har kan skal vil ma far finnes finner ligger hva hvor hvordan hvorfor hvem hvilken hvilket hvilke nar str ' +
    'and or in on to for from with of a an the that this is are do does you i we it have get can will should what where which when why who how my ' +
    'our your s good nice new some any need want looking will something'
  )
    .split(' ')
    .map(foldText),
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

/** Clothes in general, which says nothing where something else was typed: "ullklær", "clothes for running". */
const genericWords = new Set(
  'klaer kleder klader toy plagg utstyr antrekk clothes clothing garment garments apparel gear wear outfit stuff vare varer produkt produkter artikkel item items product products'.split(
    ' ',
  ),
)

/** Ends of compounds that mean clothes in general. */
const genericEnd = /^(.{3,}?)(?:klaer|kleder|klader|toy|plagg|utstyr|antrekk|sett|clothes|gear|wear)$/

/** Words for anything: with a price, they ask for everything at that price. */
const giftWords = /^(?:jule|bursdags|farsdags|morsdags|sma)?(?:gaver?|presang(?:er)?|gifts?|presents?)$/

/** The words that ask for a price, before or after a number. */
const priceWord = /^(?:under|over|maks|max|maksimum|below|above|kr|kroner|nok|eur|euro)$/
const sizeWord = /^(?:str|storrelse|storrelsen|size|sz)$/
const letterSize = /^(?:x{0,3}[sl]|[2-5]xl|m|medium|small|large)$/
const figure = /^\d+$/

/** Questions are answered by pages and articles rather than by products. */
const questionWords = new Set(
  'hva hvor hvordan hvorfor hvem nar kva kor korleis kvifor kven hur vad what where when why who how'.split(' '),
)

/** The first words of yes-or-no questions. "Har dere" and "do you have" mostly ask for a garment. */
const questionStarts = new Set('er kan blir is are can will does'.split(' '))

/** Starts of Norwegian compounds that name who wears a garment: "herrebukse". */
const fitPrefix = /^(herre|dame|kvinne|mann[se]|jente|gutte)s?(?=[a-z]{3})/

type ShopQuery = {
  /** The words to look for, folded. Never empty unless the query was. */
  readonly words: readonly string[]
  /** The fit, where the query names one. */
  readonly fit: Fit | undefined
  readonly isQuestion: boolean
}

/**
 * Reads folded words as a shopper means them: who a garment is for limits the products, and words such as "for" and
 * "with" are left out. Where nothing else was typed, the words stay: "dame" finds garments made for women.
 */
export function readShopQuery(folded: readonly string[]): ShopQuery {
  let fit: Fit | undefined
  const words: string[] = []
  for (const word of folded) {
    const wordsFit = fitWords[word]
    const prefix = wordsFit ? undefined : fitPrefix.exec(word)
    if (wordsFit) fit ??= wordsFit
    else if (prefix) {
      fit ??= fitWords[prefix[1] ?? ''] ?? (prefix[1]?.startsWith('mann') || prefix[1] === 'gutte' ? 'men' : 'women')
      words.push(word.slice(prefix[0].length))
    } else words.push(word)
  }
  const meaningful = withoutDetails(words).filter((word) => !stopWords.has(word))
  const isQuestion = questionStarts.has(words[0] ?? '') || words.some((word) => questionWords.has(word))
  if (meaningful.length > 0) return { words: meaningful, fit, isQuestion }
  return { words: fit ? folded : words, fit, isQuestion }
}

/** Without prices, sizes and words for clothes in general, unless nothing else is left: no text of a page says them. */
function withoutDetails(words: readonly string[]): readonly string[] {
  const rest = words.filter((word, at) => {
    const before = words[at - 1] ?? ''
    const after = words[at + 1] ?? ''
    if (figure.test(word)) return !(priceWord.test(before) || priceWord.test(after) || sizeWord.test(before))
    if (priceWord.test(word)) return !(figure.test(before) || figure.test(after))
    if (sizeWord.test(word)) return !(figure.test(after) || letterSize.test(after))
    return !letterSize.test(word) && !genericWords.has(word)
  })
  return rest.length > 0 ? rest : words
}

/** Whether a folded word means clothes in general. */
export function isGenericWord(folded: string): boolean {
  return genericWords.has(folded)
}

/** Whether a folded word leaves open what is looked for, where a price is named: "gave til far". */
export function isAnyProduct(folded: string): boolean {
  return isShopWord(folded) || giftWords.test(folded)
}

/** The kind of clothes that a compound names: "løpe" of "løpeklær". */
export function genericStart(folded: string): string | undefined {
  return genericEnd.exec(folded)?.[1]
}

/** Whether the search reads a folded word as who a garment is for, as a question, or leaves it out. */
export function isShopWord(folded: string): boolean {
  return (
    stopWords.has(folded) || genericWords.has(folded) || Object.hasOwn(fitWords, folded) || questionWords.has(folded)
  )
}

/**
 * The words for who a garment is for, as spelling correction knows them. Shorter words, such as "bror", are too near to
 * others.
 */
export const FIT_WORDS: readonly string[] = Object.keys(fitWords).filter((word) => word.length > 4 || word === 'dame')

/** The rest of a compound that names who wears a garment: "bukse" of "herrebukse". */
export function afterFitPrefix(folded: string): string | undefined {
  const prefix = fitPrefix.exec(folded)
  return prefix ? folded.slice(prefix[0].length) : undefined
}

/** Whether a product is made for that fit; other pages are for everybody. */
export function suitsFit(fits: readonly Fit[] | null, fit: Fit | undefined): boolean {
  return !fit || !fits || fits.length === 0 || fits.includes(fit) || fits.includes('unisex')
}
