import { SetUpError } from '#scripts/install/set-up-error.mjs'

/**
 * The number that was given for an option.
 * @throws {SetUpError} when it is not above zero
 */
export function positiveNumber(option: string, text: string): number {
  const value = Number(text)
  if (!(value > 0)) throw new SetUpError(`--${option} takes a number above zero, not "${text}".`)
  return value
}
