import type { Campaign } from '#web/domain/product/crowdfunding-status.ts'
import { findPlaced, placeReservation } from '#web/server/crowdfunding/place-reservation.ts'
import type { ReservationPorts } from '#web/server/crowdfunding/reservation-ports.ts'
import { failure, success } from '#web/server/result.ts'
import { createCheckout } from '#web/services/centra/checkout.ts'
import type { CentraConnection } from '#web/services/centra/connection.ts'
import type { ModelServices } from './model-browser.ts'

/** The crowdfunded product of the payment tests, with its maximum number of reservations. */
export const CAMPAIGN = { centraId: '201', maximum: 3 } as const
const campaign: Campaign = { productState: 'crowdFunding', crowdfundingMax: CAMPAIGN.maximum }
export const modelCampaigns = new Map([
  [CAMPAIGN.centraId as string, { campaign, title: () => 'Hytte', path: () => undefined }],
])
export const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'http://localhost:3000' }

/** Reserves the crowdfunding lines of a selection, as `POST /api/v1/reservations` does. */
export async function reserveSelection(
  connection: Omit<CentraConnection, 'tokens'>,
  ports: ReservationPorts,
  { key: idempotencyKey, email, lang, paymentFollows }: Parameters<ModelServices['place']>[0],
  token: string,
): ReturnType<ModelServices['place']> {
  const tokens = { read: () => token, replace: () => false }
  const read = await createCheckout({ ...connection, tokens }).selection()
  if (!read.ok) throw new TypeError('The platform does not respond')
  const { bag } = read.value
  const lines = bag.lines
    .filter(({ centraId }) => ports.campaigns.has(centraId))
    .map(({ centraId, itemId, quantity, priceEach, name, gender, size, colourName }) => ({
      centraId,
      itemId,
      quantity,
      priceEach,
      fit: gender,
      size,
      currency: bag.currency,
      title: name,
      colour: colourName,
    }))
  if (lines.length === 0) {
    const found = await findPlaced(ports.database, idempotencyKey, email)
    return found ? success(found) : failure('nothingToReserve')
  }
  return await placeReservation(ports, {
    idempotencyKey,
    email,
    lang,
    lines,
    isVerified: false,
    memberId: null,
    country: bag.country,
    delivery: bag.totals.delivery ?? null,
    state: paymentFollows ? 'pending' : 'confirmed',
  })
}
