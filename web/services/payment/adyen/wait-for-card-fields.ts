/** The state of the payment details when the pay button or Enter was pressed. */
type CardFieldsState = {
  /** adyen-web has all that the chosen method needs. */
  readonly isValid: () => boolean
  /** Some of it has been entered, and nothing of that is known to be wrong: the rest may be on its way. */
  readonly isExpected: () => boolean
  /** Counts what the shopper edits. */
  readonly edits: () => number
}

/** The wait when nothing has been typed, or something is known to be wrong: nothing more is on its way. */
const UNEXPECTED_MS = 400
/** On a slow phone the frames of the card fields may take as long to encrypt the last digit. */
const EXPECTED_MS = 2000
const TICK_MS = 25

/**
 * Waits for the text typed right before the press: the frames of the card fields encrypt it and then report it, often
 * after Enter. Resolves to `valid` at once when that is there, to `edited` when the shopper goes on typing, who then
 * presses again, and to `incomplete` after a while.
 */
export async function waitForCardFields({
  isValid,
  isExpected,
  edits,
}: CardFieldsState): Promise<'valid' | 'edited' | 'incomplete'> {
  const before = edits()
  for (let waited = 0; waited < (isExpected() ? EXPECTED_MS : UNEXPECTED_MS); waited += TICK_MS) {
    if (edits() !== before) return 'edited'
    if (isValid()) return 'valid'
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  if (edits() !== before) return 'edited'
  return isValid() ? 'valid' : 'incomplete'
}
