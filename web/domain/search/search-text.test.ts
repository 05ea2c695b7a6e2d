import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compoundEnds, excerpt, foldText, highlight, MAX_QUERY_LENGTH, queryWords, readQuery } from './search-text.ts'

const anything = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  maxLength: 300,
})
const norwegian = fc.string({ unit: fc.constantFrom(...'abeoæøåÆØÅéüz -.oa'), maxLength: 40 })

describe('folding', () => {
  test('æ, ø and å as they are typed without them', () => {
    for (const spelling of ['Trøye', 'troye', 'TROEYE']) expect(foldText(spelling)).toBe('troye')
    for (const spelling of ['Gåsøy', 'gasoy', 'gaasoey']) expect(foldText(spelling)).toBe('gasoy')
    expect(foldText('klær')).toBe(foldText('klaer'))
    expect(foldText('Café')).toBe('cafe')
    expect(foldText('a\u030A')).toBe('a')
  })

  test('case makes no difference', () => {
    fc.assert(
      fc.property(norwegian, (text) => {
        expect(foldText(text.toUpperCase())).toBe(foldText(text))
      }),
    )
  })
})

describe('queries', () => {
  test('are trimmed, freed of control characters and bounded', () => {
    expect(readQuery('  rød \n\t\u0000\u200B jakke ')).toBe('rød jakke')
    expect(readQuery('x'.repeat(10_000))).toHaveLength(MAX_QUERY_LENGTH)
    for (const value of [null, undefined, 3, {}]) expect(readQuery(value)).toBe('')
    fc.assert(
      fc.property(anything, (text) => {
        const query = readQuery(text)
        expect([...query].length).toBeLessThanOrEqual(MAX_QUERY_LENGTH)
        expect(readQuery(query)).toBe(query)
        expect(queryWords(query).length).toBeLessThanOrEqual(6)
      }),
    )
  })

  test('are the folded words, each once', () => {
    expect(queryWords('Ull-trøye, ULL!')).toEqual(['ull', 'troye'])
  })
})

test('the ends of a compound', () => {
  expect(compoundEnds('skalljakke')).toContain('jakke')
  expect(compoundEnds('jakke')).toEqual([])
})

describe('highlighting', () => {
  const marked = (text: string, query: string, found: string[] = []) =>
    highlight(text, queryWords(query), (word) => found.includes(word))
      .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
      .join('')

  test('marks beginnings, ends of compounds and, for typos, the whole word', () => {
    expect(marked('Vafla ulltrøye', 'troy')).toBe('Vafla ull[trøy]e')
    expect(marked('Storr skalljakke', 'jakke')).toBe('Storr skall[jakke]')
    expect(marked('Gåsøy anorakk', 'gaas')).toBe('[Gås]øy anorakk')
    expect(marked('Storr skalljakke', 'stor skaljakke', ['skalljakke'])).toBe('[Stor]r [skalljakke]')
    expect(marked('Ærlig', 'ae')).toBe('[Æ]rlig')
  })

  test('the pieces are the text, whatever is searched', () => {
    fc.assert(
      fc.property(norwegian, norwegian, (text, query) => {
        const words = queryWords(query)
        const pieces = highlight(text, words, (word) => words.includes(word))
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        for (const { hit, text: piece } of pieces) if (hit) expect(piece).not.toBe('')
      }),
    )
  })

  test('an excerpt holds the hit, is short and cut between words', () => {
    const long = `${'granskog og myr '.repeat(40)}reparasjon av glidelås ${'på hytta '.repeat(40)}`
    const cut = excerpt(long, ['reparasjon'], () => false)
    expect(cut).toContain('reparasjon')
    expect(cut.length).toBeLessThan(180)
    expect(cut).toMatch(/^… \S.*\S …$/)
    expect(excerpt('Kort tekst', ['x'], () => false)).toBe('Kort tekst')
  })
})
