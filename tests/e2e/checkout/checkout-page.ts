import type { Locator, Page } from '@playwright/test'
import { en } from '#web/i18n/en.ts'
import { nb } from '#web/i18n/nb.ts'
import { expect } from '../support/fixtures.ts'
import { type OwnBag, ownBag } from '../support/own-bag.ts'

export type Language = 'nb' | 'en'

/** The texts of the checkout and of the bag, by language. */
export const checkoutTexts = { nb: nb.checkout, en: en.checkout } as const

/** Items of the demo catalogue. */
export const items = {
  /** Storr skalljakke, 3999 kr. */
  jacket: '10103-1010305',
  /** Bekk shorts, 799 kr, three left. */
  shorts: '11202-1120202',
  /** Glo isolert jakke, 2799 kr, preordered. */
  preordered: '10301-1030101',
  /** Hytte tursekk, 2499 kr, crowdfunded. */
  reserved: '20101-2010101',
} as const

/** The details that a Norwegian shopper types. */
export const kari = {
  email: 'kari@example.com',
  phone: '912 34 567',
  firstName: 'Kari',
  lastName: 'Nordmann',
  street: 'Storgata 1',
  zipCode: '0155',
  city: 'Oslo',
} as const

export type Typed = Readonly<Partial<Record<keyof typeof kari, string>>>

/** Opens the checkout with a bag of its own, and waits until it can be paid for. */
export async function openCheckout(page: Page, bag: OwnBag, lang: Language = 'nb'): Promise<void> {
  await ownBag(page, bag)
  await page.goto(`/${lang}/checkout`)
  if ((bag.items?.length ?? 0) > 0) await expect(order(page)).toContainText(/\d\s(?:kr|NOK|EUR)/)
}

/** The order next to the form. */
export const order = (page: Page): Locator => page.getByRole('complementary')

/** The form with contact, addresses and terms. */
export const form = (page: Page, lang: Language = 'nb'): Locator =>
  page.getByRole('form', { name: checkoutTexts[lang].title })

/** The buyer's own field of this name; those of the separate shipping address are in a section of their own. */
export function field(page: Page, name: keyof typeof kari | 'country' | 'state', lang: Language = 'nb'): Locator {
  return form(page, lang)
    .getByRole('region', { name: new RegExp(`^(${checkoutTexts[lang].contact}|${checkoutTexts[lang].address})$`) })
    .getByLabel(checkoutTexts[lang][name], { exact: false })
}

/** Fills in the form, except for fields given as empty; the terms are agreed to unless `agrees` is false. */
export async function fillForm(
  page: Page,
  { lang = 'nb', agrees = true, ...typed }: Typed & { lang?: Language; agrees?: boolean } = {},
): Promise<void> {
  const values = { ...kari, ...typed }
  for (const name of ['email', 'phone', 'firstName', 'lastName', 'street', 'zipCode', 'city'] as const)
    if (values[name]) await field(page, name, lang).fill(values[name])
  await terms(page, lang).setChecked(agrees)
}

export const terms = (page: Page, lang: Language = 'nb'): Locator =>
  form(page, lang).getByRole('checkbox', { name: checkoutTexts[lang].terms })

/** Fills in the fields for somebody who only reserves. */
export async function fillReservation(page: Page, email: string, lang: Language = 'nb'): Promise<void> {
  await field(page, 'email', lang).fill(email)
  await form(page, lang).getByRole('checkbox', { name: checkoutTexts[lang].reservationTerms }).check()
}
