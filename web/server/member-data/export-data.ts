import 'server-only'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { pictureSizes } from '#web/domain/member/uploaded-picture.ts'
import type { OrderApi } from '#web/services/centra-orders/order-api.ts'
import type { PictureStore } from '#web/services/images/picture-store.ts'
import { borrowingDataOf } from '../borrowing/for-other-subjects.ts'
import { reservationDataOf } from '../crowdfunding/for-other-subjects.ts'
import type { Database } from '../db/pool.ts'
import { discussionDataOf } from '../discussion/for-other-subjects.ts'
import { ideaDataOf } from '../ideas/for-other-subjects.ts'
import { accountDataOf, type Member } from '../members/for-other-subjects.ts'
import { orderReferencesOf } from '../orders/for-other-subjects.ts'
import { readPictureFile } from '../pictures/for-other-subjects.ts'
import { reviewDataOf } from '../reviews/for-other-subjects.ts'
import { stockNotificationDataOf } from '../stock-notifications/for-other-subjects.ts'

/** No compression: pictures are compressed already. */
const stored = { level: 0 } as const

/**
 * Everything that the database holds about a member, as a ZIP of one JSON file and the member's pictures, with the numbers of their orders
 * on the commerce platform. Secrets are left out, even hashed. What belongs to the address rather than the account is included if the
 * address is verified: anybody can register with another's.
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
): Promise<Uint8Array<ArrayBuffer>> {
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
        ...(await reservationDataOf(transaction, id)),
        ...(await borrowingDataOf(transaction, id)),
        ...(await ideaDataOf(transaction, id)),
        ...(emailVerifiedAt ? await stockNotificationDataOf(transaction, email) : { stockNotifications: [] }),
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
  const files: Zippable = { 'data.json': strToU8(JSON.stringify(data, undefined, 2)) }
  for (const picture of pictures) {
    const file = await readPictureFile(openStore(), picture.id, picture.size)
    if (file) files[`pictures/${picture.id}.webp`] = [file, stored]
  }
  return new Uint8Array(zipSync(files))
}
