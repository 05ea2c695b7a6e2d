import { beforeEach, describe, expect, test } from 'vitest'
import { stockNotifications } from '#web/server/db/schema/stock-notifications.ts'
import { type StockMailPorts, sendReturnedStockMails } from '#web/server/stock-notifications/send-returned.ts'
import { subscribeToStock } from '#web/server/stock-notifications/subscribe.ts'
import { unsubscribeFromStock } from '#web/server/stock-notifications/unsubscribe.ts'
import type { MailOutcome, OutgoingMail } from '#web/services/mail/outgoing-mail.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()
const minute = 60_000
const kari = { email: 'kari@example.com', item: '10701-1070101', product: '107', lang: 'nb' } as const

beforeEach(async () => {
  await database().delete(stockNotifications)
})

/** A shop in which `inStock` is available again; records the mails. */
function shop(inStock: readonly string[], outcome: () => MailOutcome = () => 'sent') {
  const mails: OutgoingMail[] = []
  let now = Date.now()
  const ports: StockMailPorts = {
    database: database(),
    now: () => new Date(now),
    sender: async () => ({ shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }),
    mailer: async (mail) => {
      mails.push(mail)
      return outcome()
    },
    returned: async (waited) =>
      new Map(
        waited
          .filter(({ item }) => inStock.includes(item))
          .map(({ item }) => [
            item,
            (lang) => ({ title: `Jakke ${lang}`, url: `https://shop.example/${lang}/${item}` }),
          ]),
      ),
  }
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return { mails, ports, pass, run: () => sendReturnedStockMails(ports) }
}

describe('"notify me"', () => {
  test('one mail when stock returns, none before and none after', async () => {
    await subscribeToStock(database(), kari)
    const before = shop([])
    await before.run()
    expect(before.mails).toEqual([])
    const back = shop([kari.item])
    await back.run()
    await back.run()
    expect(back.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['kari@example.com', 'Jakke nb er på lager igjen'],
    ])
  })

  test('subscribing twice gets the same response and one mail; afterwards one may subscribe again', async () => {
    const first = await subscribeToStock(database(), kari)
    expect(await subscribeToStock(database(), kari)).toEqual(first)
    const back = shop([kari.item])
    await back.run()
    await subscribeToStock(database(), { ...kari, lang: 'en' })
    await back.run()
    expect(back.mails.map(({ subject }) => subject)).toEqual([
      'Jakke nb er på lager igjen',
      'Jakke en is back in stock',
    ])
  })

  test('only those who wait for a returned item get a mail', async () => {
    await subscribeToStock(database(), kari)
    await subscribeToStock(database(), { ...kari, email: 'ola@example.com', item: '10701-1070102' })
    const back = shop(['10701-1070102'])
    await back.run()
    expect(back.mails.map(({ to }) => to)).toEqual(['ola@example.com'])
  })

  test('several instances share the work: everybody gets one mail', async () => {
    const readers = Array.from({ length: 24 }, (_, number) => `reader${number}@example.com`)
    for (const email of readers) await subscribeToStock(database(), { ...kari, email })
    const instances = Array.from({ length: 4 }, () => shop([kari.item]))
    await Promise.all(instances.map(({ run }) => run()))
    const mailed = instances.flatMap(({ mails }) => mails.map(({ to }) => to))
    expect(mailed.toSorted()).toEqual(readers.toSorted())
  })

  test('while the mail server is unavailable everybody stays subscribed, and retries become less frequent', async () => {
    await subscribeToStock(database(), kari)
    let outcome: MailOutcome = 'unreachable'
    const back = shop([kari.item], () => outcome)
    for (const pause of [minute, 2 * minute, 4 * minute]) {
      await back.run()
      const tried = back.mails.length
      back.pass(pause - 1000)
      await back.run()
      expect(back.mails).toHaveLength(tried)
      back.pass(2000)
    }
    outcome = 'sent'
    await back.run()
    back.pass(24 * 60 * minute)
    await back.run()
    expect(back.mails).toHaveLength(4)
    // Every attempt has the same message id.
    expect(new Set(back.mails.map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('another instance takes over the mails of one that died while it sent them', async () => {
    await subscribeToStock(database(), kari)
    const dying = shop([kari.item], () => {
      throw new Error('killed')
    })
    await expect(dying.run()).rejects.toThrow('killed')
    const other = shop([kari.item])
    await other.run()
    expect(other.mails).toEqual([])
    other.pass(6 * minute)
    await other.run()
    expect(other.mails).toHaveLength(1)
  })

  test('an address that rejects mail is deleted', async () => {
    await subscribeToStock(database(), kari)
    await shop([kari.item], () => 'rejected').run()
    expect(await database().select().from(stockNotifications)).toEqual([])
  })

  test('the link in the mail deletes every subscription of the address, also repeatedly, and no other link does', async () => {
    await subscribeToStock(database(), kari)
    await subscribeToStock(database(), { ...kari, item: '10701-1070102' })
    await subscribeToStock(database(), { ...kari, email: 'ola@example.com' })
    const back = shop([kari.item])
    await back.run()
    const mail = back.mails.find(({ to }) => to === kari.email)
    const [, id = '', token = ''] =
      /stock-notifications\/([^/]+)\/unsubscribe\?lang=nb&token=([\w-]+)$/.exec(mail?.unsubscribeUrl ?? '') ?? []
    for (const link of [
      { id, token: 'guessed' },
      { id: 'no-id', token },
      { id, token: '' },
    ]) {
      expect(await unsubscribeFromStock(database(), link)).toEqual({ ok: false, code: 'noSuchNotification' })
    }
    expect(await unsubscribeFromStock(database(), { id, token })).toEqual({ ok: true, value: {} })
    expect(await unsubscribeFromStock(database(), { id, token })).toEqual({ ok: true, value: {} })
    const left = await database().select({ email: stockNotifications.email }).from(stockNotifications)
    expect(left).toEqual([{ email: 'ola@example.com' }])
  })

  test('addresses are deleted once they are no longer needed', async () => {
    const day = 24 * 60 * minute
    await subscribeToStock(database(), kari)
    const back = shop([kari.item])
    await back.run()
    await subscribeToStock(database(), { ...kari, item: '1-1' })
    back.pass(31 * day)
    await back.run()
    expect((await database().select().from(stockNotifications)).map(({ item }) => item)).toEqual(['1-1'])
    back.pass(366 * day)
    await back.run()
    expect(await database().select().from(stockNotifications)).toEqual([])
  })

  test('one address cannot wait for the whole shop', async () => {
    for (let number = 0; number < 50; number++) await subscribeToStock(database(), { ...kari, item: `1-${number}` })
    expect(await subscribeToStock(database(), { ...kari, item: '1-50' })).toEqual({
      ok: false,
      code: 'tooManyRequests',
    })
  })
})
