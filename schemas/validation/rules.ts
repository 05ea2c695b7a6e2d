import type { StringRule } from 'sanity'
import { checkLinkAddress } from './linkAddress.ts'
import {
  type LanguageProblem,
  type LocalizedValue,
  norwegianRequired,
  otherLanguageMissing,
  tooLong,
} from './localized.ts'

type Check = (value: LocalizedValue | undefined) => true | LanguageProblem

/** What the rules of objects and of their aliases have in common. */
type LocalizedRule<R> = { custom(check: Check): R; warning(): R }

/** For texts that may be left out, but not in one language only. */
export function inEveryLanguage<R extends LocalizedRule<R>>(rule: R): R {
  return rule.custom(otherLanguageMissing).warning()
}

/** For texts that a page cannot do without. */
export function requiredText<R extends LocalizedRule<R>>(rule: R): R[] {
  return [rule.custom(norwegianRequired), inEveryLanguage(rule)]
}

/** For addresses: Norwegian needs one, English only where the page exists in English. */
export function requiredAddress<R extends LocalizedRule<R>>(rule: R): R {
  return rule.custom(norwegianRequired)
}

/** For texts that are cut off where they are shown when they have more characters. */
export function shorterThan(most: number) {
  return <R extends LocalizedRule<R>>(rule: R): R[] => [
    inEveryLanguage(rule),
    rule.custom((value) => tooLong(value, most)).warning(),
  ]
}

/** For menu links, which are needed in every language. */
export function linkAddress(rule: StringRule): StringRule {
  return rule.required().custom(checkLinkAddress)
}
