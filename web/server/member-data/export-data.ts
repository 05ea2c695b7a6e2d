import 'server-only'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { pictureSizes } from '#web/domain/member/uploaded-picture.ts'
import type { OrderApi } from '#web/services/centra-orders/order-api.ts'
import type { PictureStore } from '#web/services/images/picture-store.ts'
import { borrowingDataOf } from '../borrowing/public.ts'
import { campaignMailDataOf, reservationDataOf } from '../crowdfunding/public.ts'
import type { Database } from '../db/pool.ts'
import { discussionDataOf } from '../discussion/public.ts'
import { ideaDataOf } from '../ideas/public.ts'
import { accountDataOf, type Member } from '../members/public.ts'
import { newsletterDataOf } from '../newsletter/public.ts'
import { orderReferencesOf } from '../orders/public.ts'
import { readPictureFile } from '../pictures/public.ts'
import { reviewDataOf } from '../reviews/public.ts'
import { stockNotificationDataOf } from '../stock-notifications/public.ts'

/**
 * Everything that the database holds about a member, as a ZIP of one JSON file and the member's pictures, with the
 * numbers of their orders on the commerce platform. Secrets are left out, even hashed. What belongs to the address
 * rather than the account is included if the address is verified: anybody can register with another's. The pictures are
 * read one by one while the ZIP is sent.
 * @throws {Unavailable} when the commerce platform does not respond
 */
export async function exportData(
  database: Database,
  {
    openStore,
    orderApi,
  }: { readonly openStore: () => PictureStore; readonly orderApi: Pick<OrderApi, 'ordersOfEmail'> },
  { id, email: knownEmail, emailVerifiedAt: verifiedAt }: Member,
  now: Date,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  // Before the transaction, which must not wait for another service.
  const orders = verifiedAt ? await orderReferencesOf(orderApi, knownEmail) : []
  const data = await database.transaction(
    async (transaction) => {
      const account = await accountDataOf(transaction, id)
      const { email, emailVerifiedAt } = account.account
      return {
        exportedAt: now,
        ...account,
        orders,
        ...(await discussionDataOf(transaction, id)),
        ...(await reviewDataOf(transaction, id)),
        ...(await reservationDataOf(transaction, { id, email, emailVerifiedAt })),
        ...(await campaignMailDataOf(transaction, id)),
        ...(await borrowingDataOf(transaction, id)),
        ...(await ideaDataOf(transaction, id)),
        ...(emailVerifiedAt ? await stockNotificationDataOf(transaction, email) : { stockNotifications: [] }),
        ...(emailVerifiedAt ? await newsletterDataOf(transaction, email) : { newsletter: null }),
      }
    },
    // All parts as of one moment.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const { pictureId } = data.account
  const pictures = [
    ...(pictureId ? [{ id: pictureId, size: pictureSizes.profile[2] }] : []),
    ...data.ideas.flatMap(({ pictureIds }) =>
      pictureIds.map((picture) => ({ id: picture, size: pictureSizes.idea[1] })),
    ),
  ]
  return zipStream(async function* () {
    yield { name: 'data.json', content: strToU8(JSON.stringify(data, undefined, 2)), isCompressed: false }
    for (const picture of pictures) {
      const content = await readPictureFile(openStore(), picture.id, picture.size)
      if (content) yield { name: `pictures/${picture.id}.webp`, content, isCompressed: true }
    }
  })
}

type ZippedFile = { readonly name: string; readonly content: Uint8Array; readonly isCompressed: boolean }

/** The files as a ZIP; the next one is read once the reader has taken the one before. */
function zipStream(files: () => AsyncGenerator<ZippedFile>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const remaining = files()
  let zip: Zip
  return new ReadableStream({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error)
        controller.enqueue(new Uint8Array(chunk))
        if (isLast) controller.close()
      })
    },
    async pull() {
      const { value: file } = await remaining.next()
      if (!file) return zip.end()
      const entry = file.isCompressed ? new ZipPassThrough(file.name) : new ZipDeflate(file.name)
      zip.add(entry)
      entry.push(file.content, true)
    },
    async cancel() {
      await remaining.return(undefined)
    },
  })
}
