import { button, heading, paragraph, quote } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

type Reply = {
  /** Null for the shop. */
  readonly replierName: string | null
  readonly text: string
  readonly product: string
  /** Absolute address of the post. */
  readonly url: string
  readonly stopPostUrl: string
  readonly stopAllUrl: string
}

/** Characters of the reply that the mail shows. */
const MAX_TEXT = 600

/** To the author of a post that somebody replied to. */
export const reply: MailTemplate<Reply> = {
  write({ replierName, text, product, url, stopPostUrl, stopAllUrl }, { t, sender }) {
    const subject =
      replierName === null ? t('replyByShop', { shop: sender.shopName }) : t('replyBy', { name: replierName })
    return {
      subject,
      preheader: t('replyAbout', { product }),
      parts: [heading(subject), paragraph(t('replyAbout', { product })), quote(clip(text)), button(t('toReply'), url)],
      reason: t('whyReplyMail', { shop: sender.shopName }),
      links: [{ label: t('stopPost'), url: stopPostUrl }],
      unsubscribe: { label: t('stopReplies'), url: stopAllUrl },
    }
  },
  sample: (lang) => ({
    replierName: 'Ola Nordmann',
    text:
      lang === 'nb'
        ? 'Jeg har brukt den i to vintre.\nHetta er stor nok til hjelm.'
        : 'I have worn it for two winters.\nThe hood is large enough for a helmet.',
    product: lang === 'nb' ? 'Storr skalljakke' : 'Storr shell jacket',
    url: `https://shop.example/${lang}/community/storr#post-1`,
    stopPostUrl: `https://shop.example/api/v1/reply-mails/1/unsubscribe?lang=${lang}&scope=post&token=sample`,
    stopAllUrl: `https://shop.example/api/v1/reply-mails/1/unsubscribe?lang=${lang}&scope=all&token=sample`,
  }),
}

function clip(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).trimEnd()} …` : text
}
