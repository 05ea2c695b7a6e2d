import { SetUpError } from '../install/set-up-error.mjs'

/** One name in each of the spellings that the code uses. */
export type Name = {
  /** `newThing`: variables, fields and keys. */
  readonly camel: string
  /** `NewThing`: components and types. */
  readonly pascal: string
  /** `new-thing`: files and addresses. */
  readonly kebab: string
  /** `new_thing`: tables and columns. */
  readonly snake: string
  /** `New thing`: titles. */
  readonly title: string
}

/** @throws {SetUpError} for anything but words of letters and digits, in camel or kebab case */
export function nameOf(given: string): Name {
  if (!/^[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*$/.test(given))
    throw new SetUpError(`"${given}" is no name: write it like newThing or new-thing.`)
  const words = given
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split('-')
  const pascal = words.map(capitalised).join('')
  return {
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    kebab: words.join('-'),
    snake: words.join('_'),
    title: capitalised(words.join(' ')),
  }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
