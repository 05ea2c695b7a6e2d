import 'server-only'
import { translator } from '#web/i18n/translate.ts'
import { renderMailBody } from '#web/services/mail/mail-body.ts'
import type { OutgoingMail } from '#web/services/mail/outgoing-mail.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { Reader } from './waiting.ts'

/** The item that is back, in the reader's language. */
export type ReturnedItem = {
  readonly title: string
  /** Absent for garments in one size or colour. */
  readonly size?: string | undefined
  readonly colour?: string | undefined
  /** Absolute address of the product page, with the item chosen. */
  readonly url: string
}

/** The single mail to a reader who waited for an item. */
export function stockMail(
  { id, lang, email, token }: Reader & { readonly token: string },
  item: ReturnedItem,
  sender: Sender,
): OutgoingMail {
  const t = translator(lang, 'mail')
  const { shopName, siteOrigin } = sender
  const unsubscribeUrl = `${siteOrigin}/api/v1/stock-notifications/${id}/unsubscribe?lang=${lang}&token=${token}`
  const choice = [item.colour, item.size && t('size', { size: item.size })].filter(Boolean).join(', ')
  const body = renderMailBody({
    lang,
    shopName,
    heading: t('backInStock', { product: item.title }),
    paragraphs: [...(choice ? [t('backInStockChoice', { choice })] : []), t('backInStockText')],
    button: { text: t('toProduct'), url: item.url },
    notes: [{ text: t('whyStockMail', { shop: shopName }), linkText: t('unsubscribe'), url: unsubscribeUrl }],
  })
  return {
    from: { name: shopName, address: sender.address },
    to: email,
    subject: t('backInStock', { product: item.title }),
    ...body,
    messageId: `stock-${id}@${new URL(siteOrigin).hostname}`,
    unsubscribeUrl,
  }
}
