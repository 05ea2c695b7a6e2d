import type { CalendarDay } from '#web/domain/oslo-calendar.ts'
import { formatDay } from '#web/i18n/days.ts'
import { button, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

type Ended = {
  /** The product's title. */
  readonly title: string
  /** The last day for picking it up. */
  readonly keptUntil: CalendarDay
  /** Absolute address of the product; none where it is no longer published. */
  readonly url: string | undefined
}

/** Staff cancelled the borrowing of a test garment. */
export const borrowingCancelled: MailTemplate<Ended> = {
  write({ title, url }, { t, sender }) {
    const subject = t('borrowingCancelledHeading', { product: title })
    return {
      subject,
      preheader: t('borrowingCancelledText'),
      parts: [
        heading(subject),
        paragraph(t('borrowingCancelledText')),
        paragraph(t('borrowingCancelledContact', { email: sender.address })),
        ...(url ? [button(t('toProduct'), url)] : []),
      ],
      reason: t('whyBorrowedMail', { shop: sender.shopName }),
    }
  },
  sample,
}

/** Nobody picked a test garment up. */
export const borrowingExpired: MailTemplate<Ended> = {
  write({ title, keptUntil, url }, { t, lang, sender }) {
    const subject = t('borrowingExpiredHeading', { product: title })
    return {
      subject,
      preheader: t('borrowingExpiredAgain'),
      parts: [
        heading(subject),
        paragraph(t('borrowingExpiredText', { day: formatDay(lang, keptUntil) })),
        paragraph(t('borrowingExpiredAgain')),
        ...(url ? [button(t('borrowAgain'), url)] : []),
      ],
      reason: t('whyBorrowedMail', { shop: sender.shopName }),
    }
  },
  sample,
}

function sample(lang: 'nb' | 'en'): Ended {
  return {
    title: lang === 'nb' ? 'Rein stretchjakke' : 'Rein stretch jacket',
    keptUntil: '2026-12-04',
    url: `https://shop.example/${lang}/shop/${lang === 'nb' ? 'rein-stretchjakke' : 'rein-stretch-jacket'}`,
  }
}
