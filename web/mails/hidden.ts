import type { HideGround } from '#web/domain/staff/staff-action.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { facts, heading, paragraph, quote } from './mail-parts.ts'
import type { MailContext, MailTemplate } from './mail-template.ts'

type Hidden = {
  readonly items: readonly {
    readonly kind: 'post' | 'review'
    /** Its title; undefined for one that is no longer published. */
    readonly product: string | undefined
    readonly writtenAt: Date
  }[]
  readonly ground: HideGround
  /** The editor's message to the author. */
  readonly reason: string | null
}

/** To the author of a text that staff have hidden. Does not quote it: the address need not be the author's. */
export const hidden: MailTemplate<Hidden> = {
  write({ items, ground, reason }, context) {
    const { t, sender } = context
    const [only] = items
    const subject = items.length === 1 && only ? t(`hidden_${only.kind}`) : t('hiddenMany')
    return {
      subject,
      preheader: t(`hiddenFor_${ground}`),
      parts: [
        heading(subject),
        facts(items.map((item) => itemText(item, context))),
        paragraph(t(`hiddenFor_${ground}`)),
        ...(reason ? [quote(reason)] : []),
        paragraph(t('hiddenObject')),
      ],
      reason: t('whyHiddenMail', { shop: sender.shopName }),
    }
  },
  sample: (lang) => ({
    items: [
      {
        kind: 'post',
        product: lang === 'nb' ? 'Storr skalljakke' : 'Storr shell jacket',
        writtenAt: new Date('2026-11-20T12:00:00Z'),
      },
      {
        kind: 'review',
        product: lang === 'nb' ? 'Glo isolert jakke' : 'Glo insulated jacket',
        writtenAt: new Date('2026-11-22T12:00:00Z'),
      },
    ],
    ground: 'advertising',
    reason:
      lang === 'nb'
        ? 'Lenkene går til en annen butikk. Spør gjerne om plagget uten dem.'
        : 'The links lead to another shop. You are welcome to ask about the garment without them.',
  }),
}

function itemText({ kind, product, writtenAt }: Hidden['items'][number], { t, lang }: MailContext): string {
  const date = formatDate(lang, writtenAt)
  return product ? t(`hiddenItem_${kind}`, { product, date }) : t(`hiddenItemOnly_${kind}`, { date })
}
