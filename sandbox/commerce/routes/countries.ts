import { Hono } from 'hono'
import { z } from 'zod'
import { readBody } from '../http/body.ts'
import { notAcceptable, notFound } from '../http/checkout-error.ts'
import type { CommerceEnvironment } from '../http/environment.ts'
import { selectionResponse } from '../http/response.ts'
import { isStateless, openSession } from '../http/session.ts'
import type { CommercePlatform } from '../platform.ts'
import { type Market, marketOf } from '../pricing/markets.ts'
import { countriesIn, isShopLanguage, LANGUAGES } from '../responses/location.ts'
import type { Selection } from '../store/selections.ts'

/** Country and language of a selection, and the choices for them. */
export const countryRoutes = new Hono<CommerceEnvironment>()

countryRoutes.get('/countries', (c) => {
  const session = isStateless(c) ? undefined : openSession(c)
  const language = session ? c.var.platform.selections.get(session.selectionId).language : 'nb'
  return c.json({ ...(session && { token: session.token }), countries: countriesIn(language) })
})

countryRoutes.get('/countries/auto', (c) => {
  const session = isStateless(c) ? undefined : openSession(c)
  return c.json({ ...(session && { token: session.token }), country: c.var.platform.rules.detectedCountry() })
})

countryRoutes.put('/countries/:country', async (c) => {
  const { selectionId } = openSession(c)
  const { language } = await readBody(c, z.object({ language: z.string().optional() }))
  const market = marketOf(c.req.param('country'))
  if (!market) throw notFound('country')
  if (language !== undefined && !isShopLanguage(language)) throw notFound('language')
  const { database, selections } = c.var.platform
  database.transact(() => {
    refuseOtherCurrency(selections.get(selectionId), market)
    selections.setCountry(selectionId, market.country)
    if (language !== undefined) selections.setLanguage(selectionId, language)
    removeUnavailableLines(c.var.platform, selectionId)
  })
  return selectionResponse(c)
})

countryRoutes.get('/languages', (c) => c.json({ languages: LANGUAGES }))

countryRoutes.put('/languages/:language', (c) => {
  const { selectionId } = openSession(c)
  const language = c.req.param('language').toLowerCase()
  if (!isShopLanguage(language)) throw notFound('language')
  c.var.platform.selections.setLanguage(selectionId, language)
  return selectionResponse(c)
})

/** An agreed price is one of the selection's currency, so it keeps the selection there. */
function refuseOtherCurrency({ country, lines }: Selection, { currency }: Market): void {
  const isAgreed = lines.some(({ agreed }) => agreed !== undefined)
  if (isAgreed && marketOf(country)?.currency !== currency) throw notAcceptable({ country: 'has agreed prices' })
}

/** Changing the market removes items that are not sold there, as the platform does. */
function removeUnavailableLines({ selections }: CommercePlatform, selectionId: number): void {
  const selection = selections.get(selectionId)
  for (const { item } of selection.lines) {
    if (!selections.sells(selection, item)) selections.setQuantity(selection, item, 0)
  }
}
