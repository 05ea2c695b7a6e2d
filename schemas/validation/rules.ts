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

/** The part that the rules of objects and of their aliases have in common. */
type LocalizedRule<R> = { custom(check: Check): R; warning(): R }

/** For texts that are optional, but must not be missing in one language only. */
export function inEveryLanguage<R extends LocalizedRule<R>>(rule: R): R {
  return rule.custom(otherLanguageMissing).warning()
}

/** For required texts. */
export function requiredText<R extends LocalizedRule<R>>(rule: R): R[] {
  return [rule.custom(norwegianRequired), inEveryLanguage(rule)]
}

/** For addresses: required in Norwegian; in English only if the page exists in English. */
export function requiredAddress<R extends LocalizedRule<R>>(rule: R): R {
  return rule.custom(norwegianRequired)
}

/** For texts that are truncated after `max` characters where they are shown. */
export function shorterThan(max: number) {
  return <R extends LocalizedRule<R>>(rule: R): R[] => [
    inEveryLanguage(rule),
    rule.custom((value) => tooLong(value, max)).warning(),
  ]
}

/** For menu links, which are required in every language. */
export function linkAddress(rule: StringRule): StringRule {
  return rule.required().custom(checkLinkAddress)
}
