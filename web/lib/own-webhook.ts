import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'

type OwnWebhook = { readonly ownOrigin: string; readonly revalidateSecret: string }

/**
 * Sends a signed notice to the publish webhook of this process, not of another one behind the same address: only a
 * route handler can expire cache tags.
 * @throws Error when the webhook does not accept it
 */
export async function notifyOwnWebhook({ ownOrigin, revalidateSecret }: OwnWebhook, notice: object): Promise<void> {
  const body = JSON.stringify(notice)
  const signature = await encodeSignatureHeader(body, Date.now(), revalidateSecret)
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature }
  const response = await fetch(`${ownOrigin}/api/revalidate`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`The webhook responded with ${response.status}`)
}
