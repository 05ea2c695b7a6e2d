import { type Brand, passesLuhn } from '../cards/brands.ts'

/** The state of a field: `incomplete` may become valid by typing on, `invalid` may not. `error` is adyen-web's code. */
export type Check =
  | { readonly state: 'empty' | 'valid' }
  | { readonly state: 'incomplete' | 'invalid'; readonly error: string }

/** Facts about the card from the host and the other fields. */
export type CardFacts = {
  readonly brand: Brand | undefined
  readonly checksLuhn: boolean
  /** Digits of the number, once the bin look-up has found it. */
  readonly panLength: number | undefined
}

/** Cards last 20 years at most. */
const MAX_YEARS = 20

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Groups of four digits; American Express has four, six and five. */
export function formatNumber(typed: string, { brand, panLength }: CardFacts): string {
  const digits = digitsOf(typed).slice(0, panLength ?? brand?.lengths.at(-1) ?? 19)
  const groups =
    brand?.brand === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?/
  return groups.exec(digits)?.slice(1).filter(Boolean).join(' ') ?? ''
}

export function checkNumber(text: string, { brand, checksLuhn, panLength }: CardFacts): Check {
  const digits = digitsOf(text)
  if (digits === '') return { state: 'empty' }
  const lengths = panLength ? [panLength] : (brand?.lengths ?? [16, 19])
  const isLongest = digits.length === lengths.at(-1)
  if (!lengths.includes(digits.length)) return { state: 'incomplete', error: 'cc.num.901' }
  if (!checksLuhn || passesLuhn(digits)) return { state: 'valid' }
  // More digits may make it right.
  return isLongest || digits.length === 16
    ? { state: 'invalid', error: 'cc.num.902' }
    : { state: 'incomplete', error: 'cc.num.901' }
}

/** `MM/YY`; a first digit above 1 can only be a month of one digit. */
export function formatExpiry(typed: string): string {
  const [first = '', second] = typed.split('/')
  const month = second !== undefined && /^\d$/.test(first.trim()) ? `0${first.trim()}` : digitsOf(first)
  const digits = digitsOf(`${month}${second ?? ''}`)
  const whole = /^[2-9]/.test(digits) ? `0${digits}` : digits
  return whole.length > 2 ? `${whole.slice(0, 2)}/${yearDigits(whole.slice(2))}` : whole
}

/** A year of four digits, as browsers fill it in, becomes two. */
function yearDigits(digits: string): string {
  return /^20\d\d$/.test(digits) ? digits.slice(2) : digits.slice(0, 2)
}

/** @param minimum the first month that the shop accepts, `MM/YY` */
export function checkExpiry(text: string, now: Date, minimum?: string): Check {
  if (text === '') return { state: 'empty' }
  const date = monthOf(text)
  if (!date) return { state: 'incomplete', error: 'cc.dat.911' }
  if (date.month < 1 || date.month > 12) return { state: 'invalid', error: 'cc.dat.912' }
  const current = now.getFullYear() * 12 + now.getMonth()
  const expiry = date.year * 12 + date.month - 1
  if (expiry < current) return { state: 'invalid', error: 'cc.dat.912' }
  if (expiry > current + MAX_YEARS * 12) return { state: 'invalid', error: 'cc.dat.913' }
  const least = minimum ? monthOf(minimum) : undefined
  if (least && expiry < least.year * 12 + least.month - 1) return { state: 'invalid', error: 'cc.dat.914' }
  return { state: 'valid' }
}

/** Month and four-digit year of `MM/YY`. */
export function monthOf(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(text) ?? []
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined
}

export function formatSecurityCode(typed: string, { brand }: CardFacts): string {
  return digitsOf(typed).slice(0, brand?.securityCodeLength ?? 3)
}

export function checkSecurityCode(text: string, { brand }: CardFacts): Check {
  if (text === '') return { state: 'empty' }
  const length = brand?.securityCodeLength ?? 3
  if (text.length === length) return { state: 'valid' }
  return { state: 'incomplete', error: length === 4 ? 'cc.cvc.921.amex' : 'cc.cvc.921' }
}

/** Where the caret belongs after formatting: behind as many digits as before. */
export function caretAfter(formatted: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0
  let digits = 0
  for (const [index, character] of [...formatted].entries()) {
    if (/\d/.test(character)) digits++
    if (digits === digitsBefore) {
      const next = formatted[index + 1]
      return next === '/' && index + 2 === formatted.length ? index + 2 : index + 1
    }
  }
  return formatted.length
}
