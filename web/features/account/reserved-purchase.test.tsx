import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { account } from '#web/i18n/messages/nb/account.ts'
import { forms } from '#web/i18n/messages/nb/forms.ts'
import { listOwnReservations } from '#web/services/backend/contracts/list-own-reservations.ts'
import { ReservedPurchase } from './reserved-purchase.tsx'

const [reservation] = listOwnReservations.example.response.reservations
const [purchase] = reservation.purchases

function shown(change: Partial<ComponentProps<typeof ReservedPurchase>['purchase']> = {}): string {
  const texts = { ...forms, ...account }
  const props = { lang: 'nb' as const, texts, reservation, purchase: { ...purchase, ...change } }
  return renderToStaticMarkup(<ReservedPurchase {...props} />).replaceAll('\u00a0', ' ')
}

test('[R2.34] a reserved product whose production has started is paid from the account, with the amount and the last day', () => {
  const html = shown({ until: '2027-01-10T22:59:59.999Z' })
  expect(html).toContain('Betal 3 499 kr med frakt senest 10. januar 2027.')
  expect(html).toContain(`href="/nb/checkout#purchase=${reservation.id}.101"`)
  expect(html).toMatch(/>Betal nå<span[^>]*> for Storr skalljakke<\/span><\/a>/)
  expect(shown({ total: null })).toContain('Betal senest 10. januar 2027.')
})

test('one that was mailed to another address, or whose time is over, has no link', () => {
  const mailed = shown({ state: 'mailed' })
  expect(mailed).toContain('Lenken til å betale er sendt til kari@example.com, og virker til og med 10. januar 2027.')
  const lapsed = shown({ state: 'lapsed' })
  expect(lapsed).toContain('Fristen for å betale gikk ut 10. januar 2027')
  for (const html of [mailed, lapsed]) expect(html).not.toContain('href')
})
