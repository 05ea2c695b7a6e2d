/** What is known of the payment details when the pay button or Enter was pressed. */
export type TakenIn = {
  /** adyen-web has all that the chosen method needs. */
  readonly isValid: () => boolean
  /** Some of it has been entered, and nothing of that is known to be wrong: the rest may be on its way. */
  readonly isExpected: () => boolean
  /** Counts what the shopper edits. */
  readonly edits: () => number
}

/** Short, for a press without a card: then something is missing, and is shown. */
const UNEXPECTED_MS = 400
/** On a slow phone the frames of the card fields may take as long to encrypt the last digit. */
const EXPECTED_MS = 2000
const TICK_MS = 25

/**
 * Waits for what was typed right before the press: the frames of the card fields encrypt it and then report it, often
 * after Enter. Resolves to `valid` at once when that is there, to `edited` when the shopper goes on typing, who then
 * presses again, and to `incomplete` after a while.
 */
export async function whenTakenIn({ isValid, isExpected, edits }: TakenIn): Promise<'valid' | 'edited' | 'incomplete'> {
  const before = edits()
  for (let waited = 0; waited < (isExpected() ? EXPECTED_MS : UNEXPECTED_MS); waited += TICK_MS) {
    if (edits() !== before) return 'edited'
    if (isValid()) return 'valid'
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  if (edits() !== before) return 'edited'
  return isValid() ? 'valid' : 'incomplete'
}
