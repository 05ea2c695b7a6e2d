import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type JobQueue, openJobQueue } from '#web/server/db/job-queue.ts'
import { stockNotifications } from '#web/server/db/schema/stock-notifications.ts'
import { mailJob } from '#web/server/outbox/mail-job.ts'
import { mailReturnedItems, type StockMailPorts } from '#web/server/stock-notifications/mail-returned.ts'
import { unsubscribeFromStock } from '#web/server/stock-notifications/unsubscribe.ts'
import { deleteOldReaders, subscribeToStock } from '#web/server/stock-notifications/waiting.ts'
import type { OutgoingMail } from '#web/services/mail/outgoing-mail.ts'
import { migratedDatabase } from './target.ts'

const { database, url } = migratedDatabase()
let queue: JobQueue
const kari = { email: 'kari@example.com', itemId: '10701-1070101', centraId: '107', lang: 'nb' } as const

beforeAll(async () => {
  queue = await openJobQueue(url(), { report: () => undefined })
})
afterAll(() => queue.stop())
beforeEach(async () => {
  await queue.deleteAllJobs('mail')
  await database().delete(stockNotifications)
})

const choice = { fit: 'women', colour: 'Fjord', size: 'M' }

/** A shop in which `inStock` is available again. */
function shop(inStock: readonly string[]) {
  let now = Date.now()
  const ports: StockMailPorts = {
    database: database(),
    queue,
    now: () => new Date(now),
    sender: async () => ({ shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }),
    returned: async (waited) =>
      new Map(
        waited
          .filter(({ itemId }) => inStock.includes(itemId))
          .map(({ itemId }) => [
            itemId,
            (lang) => ({ title: `Jakke ${lang}`, choice, url: `https://shop.example/${lang}/${itemId}` }),
          ]),
      ),
  }
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  const forget = () => deleteOldReaders(database(), new Date(now))
  return { ports, pass, forget, run: () => mailReturnedItems(ports) }
}

/** The mails in the outbox, in the order in which they were written. */
async function outbox(): Promise<OutgoingMail[]> {
  const jobs = await queue.findJobs('mail')
  const byTime = jobs.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime())
  return byTime.map(({ data }) => mailJob.parse(data).mail)
}

describe('"notify me"', () => {
  test('one mail is sent when stock returns, and no other', async () => {
    await subscribeToStock(database(), kari)
    await shop([]).run()
    expect(await outbox()).toEqual([])
    const back = shop([kari.itemId])
    await back.run()
    await back.run()
    expect((await outbox()).map(({ to, subject }) => [to, subject])).toEqual([
      ['kari@example.com', 'Jakke nb er på lager igjen'],
    ])
  })

  test('subscribing twice gets the same response and one mail; afterwards one may subscribe again', async () => {
    const first = await subscribeToStock(database(), kari)
    expect(await subscribeToStock(database(), kari)).toEqual(first)
    const back = shop([kari.itemId])
    await back.run()
    await subscribeToStock(database(), { ...kari, lang: 'en' })
    await back.run()
    expect((await outbox()).map(({ subject }) => subject)).toEqual([
      'Jakke nb er på lager igjen',
      'Jakke en is back in stock',
    ])
  })

  test('only shoppers who wait for a restocked item get a mail', async () => {
    await subscribeToStock(database(), kari)
    await subscribeToStock(database(), { ...kari, email: 'ola@example.com', itemId: '10701-1070102' })
    await shop(['10701-1070102']).run()
    expect((await outbox()).map(({ to }) => to)).toEqual(['ola@example.com'])
  })

  test('processes that run it at the same time write one mail to everybody', async () => {
    const readers = Array.from({ length: 24 }, (_, number) => `reader${number}@example.com`)
    for (const email of readers) await subscribeToStock(database(), { ...kari, email })
    await Promise.all(Array.from({ length: 4 }, () => shop([kari.itemId]).run()))
    expect((await outbox()).map(({ to }) => to).toSorted()).toEqual(readers.toSorted())
  })

  test('a reader and the mail are one change: without the mail the reader keeps waiting', async () => {
    await subscribeToStock(database(), kari)
    const back = shop([kari.itemId])
    const failing = {
      ...back.ports,
      returned: async () =>
        new Map([
          [
            kari.itemId,
            () => {
              throw new Error('broken')
            },
          ],
        ]),
    }
    await expect(mailReturnedItems(failing)).rejects.toThrow('broken')
    expect(await outbox()).toEqual([])
    await back.run()
    expect(await outbox()).toHaveLength(1)
  })

  test('the link in the mail deletes every subscription of the address, even if used twice, and no other link does', async () => {
    await subscribeToStock(database(), kari)
    await subscribeToStock(database(), { ...kari, itemId: '10701-1070102' })
    await subscribeToStock(database(), { ...kari, email: 'ola@example.com' })
    const back = shop([kari.itemId])
    await back.run()
    const mail = (await outbox()).find(({ to }) => to === kari.email)
    const [, id = '', token = ''] =
      /stock-notifications\/([^/]+)\/unsubscribe\?lang=nb&token=([\w-]+)$/.exec(mail?.unsubscribeUrl ?? '') ?? []
    for (const link of [
      { id, token: 'guessed' },
      { id: 'no-id', token },
      { id, token: '' },
    ]) {
      expect(await unsubscribeFromStock(database(), queue, link)).toEqual({ ok: false, code: 'noSuchNotification' })
    }
    expect(await unsubscribeFromStock(database(), queue, { id, token })).toEqual({ ok: true, value: {} })
    expect(await unsubscribeFromStock(database(), queue, { id, token })).toEqual({ ok: true, value: {} })
    const left = await database().select({ email: stockNotifications.email }).from(stockNotifications)
    expect(left).toEqual([{ email: 'ola@example.com' }])
  })

  test('a shopper who unsubscribes gets none of the mails that were not sent yet', async () => {
    const second = '10701-1070102'
    await subscribeToStock(database(), kari)
    await subscribeToStock(database(), { ...kari, itemId: second })
    await subscribeToStock(database(), { ...kari, email: 'ola@example.com' })
    await shop([kari.itemId, second]).run()
    const [, id = '', token = ''] =
      /stock-notifications\/([^/]+)\/unsubscribe\?lang=nb&token=([\w-]+)$/.exec(
        (await outbox()).find(({ to }) => to === kari.email)?.unsubscribeUrl ?? '',
      ) ?? []
    expect(await outbox()).toHaveLength(3)
    await unsubscribeFromStock(database(), queue, { id, token })
    expect((await outbox()).map(({ to }) => to)).toEqual(['ola@example.com'])
  })

  test('addresses are deleted once they are no longer needed', async () => {
    const day = 24 * 60 * 60_000
    await subscribeToStock(database(), kari)
    const back = shop([kari.itemId])
    await back.run()
    await subscribeToStock(database(), { ...kari, itemId: '1-1' })
    back.pass(31 * day)
    await back.forget()
    expect((await database().select().from(stockNotifications)).map(({ itemId }) => itemId)).toEqual(['1-1'])
    back.pass(366 * day)
    await back.forget()
    expect(await database().select().from(stockNotifications)).toEqual([])
  })

  test('one address cannot wait for the whole shop', async () => {
    for (let number = 0; number < 50; number++) await subscribeToStock(database(), { ...kari, itemId: `1-${number}` })
    expect(await subscribeToStock(database(), { ...kari, itemId: '1-50' })).toEqual({
      ok: false,
      code: 'tooManyRequests',
    })
  })
})
