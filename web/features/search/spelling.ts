import { soundOf } from '#web/domain/search/sound.ts'

/**
 * Spelling correction: the nearest word by the edits that turn the one into the other. Spellings that sound alike in
 * Norwegian, Swedish and English cost nothing, letters that were doubled or not hardly anything.
 */

/** A word of the shop, folded. */
export type LexiconWord = {
  readonly word: string
  /** Added to the cost of a correction to this word. */
  readonly penalty: number
}

export type Correction = { readonly word: string; readonly cost: number }

export type Spelling = {
  /**
   * The word of the lexicon that is meant; undefined if none is near. With `isBeginning` the word may still be being
   * typed.
   */
  readonly correct: (folded: string, isBeginning?: boolean) => Correction | undefined
}

const TRANSPOSED = 0.6
const NEIGHBOUR_KEY = 0.7
const FIRST_LETTER = 0.2
const SURPLUS_FIRST = 0.6
const UNFINISHED = 0.4
const DOUBLED = 0.2
const SUBSTITUTED = 1.2

/** Rows of the Norwegian keyboard, folded: å is `a`, ø is `o`. */
const keyboard = ['qwertyuiopa', 'asdfghjklo', 'zxcvbnm']

type Known = LexiconWord & { readonly sound: string; readonly letters: number }

export function createSpelling(lexicon: readonly LexiconWord[]): Spelling {
  const known = lexicon.map((one): Known => {
    const sound = soundOf(one.word)
    return { ...one, sound, letters: lettersOf(sound) }
  })
  const correct = (folded: string, isBeginning = false): Correction | undefined => {
    const limit = maxCost(folded)
    const heard = nearest(known, soundOf(folded), limit, isBeginning)
    // A word that looks like another spelling may be a typo: "vaeme" is "varme".
    const written = soundOf(folded) === folded ? undefined : nearest(known, folded, heard?.cost ?? limit, isBeginning)
    return written ?? heard
  }
  return { correct }
}

function nearest(known: readonly Known[], sound: string, atMost: number, isBeginning: boolean): Correction | undefined {
  const letters = lettersOf(sound)
  let limit = atMost
  let best: Correction | undefined
  for (const candidate of known) {
    const { word, penalty } = candidate
    const room = limit - penalty
    if (room < 0 || isFarApart(sound, letters, candidate, room, isBeginning)) continue
    const cost = penalty + editCost(sound, candidate.sound, room, isBeginning && sound.length >= 5)
    if (cost <= limit && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) {
      best = { word, cost }
      limit = Math.min(limit, cost)
    }
  }
  return best
}

/** The costliest correction of a word. Short words are too near to each other, and figures have to be right. */
function maxCost({ length }: string): number {
  if (length < 3) return 0
  if (length === 3) return 0.8
  if (length === 4) return 1.4
  return length < 8 ? 1.6 : 2.3
}

/** A bit for each letter that a word has. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function countBits(bits: number): number {
  let left = bits
  let count = 0
  for (; left !== 0; count += 1) left &= left - 1
  return count
}

/**
 * Tells most words apart without comparing them letter by letter. The cheapest edit that changes the letters costs 0.7.
 */
function isFarApart(_sound: string, letters: number, other: Known, room: number, isBeginning: boolean): boolean {
  const edits = room / NEIGHBOUR_KEY
  if (countBits(letters & ~other.letters) > edits) return true
  return !isBeginning && countBits(other.letters & ~letters) > edits
}

/**
 * The cheapest way from one word to the other: missing, surplus, wrong and transposed letters, of which those that are
 * next to each other on the keyboard are cheaper. With `mayStop` also to any beginning of the other word. More than
 * `limit` means too far.
 */
function editCost(from: string, to: string, limit: number, mayStop: boolean): number {
  let beforePrevious: number[] = []
  let leastBefore = 0
  let previous = [0]
  for (let column = 0; column < to.length; column += 1) previous.push((previous[column] ?? 0) + gapCost(to, column))
  for (let row = 1; row <= from.length; row += 1) {
    const current = [(previous[0] ?? 0) + gapCost(from, row - 1) + (row === 1 ? SURPLUS_FIRST : 0)]
    let least = current[0] ?? row
    for (let column = 1; column <= to.length; column += 1) {
      const substitution = (previous[column - 1] ?? 0) + substitutionCost(from, to, row - 1, column - 1)
      let cost = Math.min(
        substitution,
        (previous[column] ?? 0) + gapCost(from, row - 1) + (row === 1 ? SURPLUS_FIRST : 0),
        (current[column - 1] ?? 0) + gapCost(to, column - 1),
      )
      if (
        row > 1 &&
        column > 1 &&
        from[row - 1] !== from[row - 2] &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1]
      )
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + TRANSPOSED)
      current.push(cost)
      least = Math.min(least, cost)
    }
    // A transposition continues from the row before.
    if (Math.min(least, leastBefore) > limit) return Number.POSITIVE_INFINITY
    leastBefore = least
    beforePrevious = previous
    previous = current
  }
  const whole = previous.at(-1) ?? Number.POSITIVE_INFINITY
  return mayStop ? Math.min(whole, UNFINISHED + Math.min(...previous.slice(from.length))) : whole
}

/**
 * The cost of a letter that one of the words lacks. Only the second of a double letter is nearly free, not a third:
 * "zzzzqq" is not "sekk".
 */
function gapCost(word: string, at: number): number {
  if (at === 0) return word[0] === word[1] ? DOUBLED : 1 + FIRST_LETTER
  return word[at] === word[at - 1] && word[at] !== word[at - 2] ? DOUBLED : 1
}

function substitutionCost(from: string, to: string, at: number, toAt: number): number {
  const typed = from[at] ?? ''
  const meant = to[toAt] ?? ''
  if (typed === meant) return 0
  const cost = neighbours.has(typed + meant) ? NEIGHBOUR_KEY : SUBSTITUTED
  return at === 0 ? cost + FIRST_LETTER : cost
}

const neighbours: ReadonlySet<string> = new Set(
  keyboard.flatMap((row, rowAt) =>
    [...row].flatMap((letter, at) => {
      const below = keyboard[rowAt + 1] ?? ''
      const others = [row[at + 1], below[at], below[at - 1]].filter((other) => other !== undefined)
      return others.flatMap((other) => [letter + other, other + letter])
    }),
  ),
)
