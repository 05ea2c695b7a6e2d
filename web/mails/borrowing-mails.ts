import type { CalendarDay } from '#web/domain/oslo-calendar.ts'
import { formatDay } from '#web/i18n/days.ts'
import type { Language } from '#web/routing/languages.ts'
import { calendarEvent } from './calendar-event.ts'
import { button, facts, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

type Borrowed = {
  readonly id: string
  readonly borrowedAt: Date
  /** The product's title. */
  readonly title: string
  /** Empty for a garment in one size. */
  readonly size: string
  readonly pickUpDay: CalendarDay
  readonly keptUntil: CalendarDay
  /** The shop's address and opening hours, one fact a line. */
  readonly shopFacts: readonly string[]
  readonly cancelUrl: string
}

/** Confirms that a test garment is borrowed: what, when, where and how to cancel. */
export const borrowed: MailTemplate<Borrowed> = {
  write({ id, borrowedAt, title, size, pickUpDay, keptUntil, shopFacts, cancelUrl }, { t, lang, sender }) {
    const subject = t('borrowedHeading', { product: title })
    const pickUp = t('borrowedPickUp', { day: formatDay(lang, pickUpDay) })
    return {
      subject,
      preheader: pickUp,
      parts: [
        heading(subject),
        ...(size ? [paragraph(t('borrowedSize', { size }))] : []),
        paragraph(pickUp),
        ...(shopFacts.length > 0 ? [facts(shopFacts)] : []),
        paragraph(t('borrowedReturn', { day: formatDay(lang, keptUntil) })),
        paragraph(t('borrowedCancelText')),
        button(t('borrowedCancel'), cancelUrl),
      ],
      reason: t('whyBorrowedMail', { shop: sender.shopName }),
      attachments: [
        {
          filename: t('borrowedEventFile'),
          contentType: 'text/calendar; charset=utf-8',
          content: calendarEvent({
            id: `borrowing-${id}@${new URL(sender.siteOrigin).hostname}`,
            day: pickUpDay,
            title: t('borrowedEvent', { product: size ? `${title}, ${size}` : title, shop: sender.shopName }),
            details: [...shopFacts, cancelUrl],
            location: shopFacts[0],
            url: sender.siteOrigin,
            at: borrowedAt,
          }),
        },
      ],
    }
  },
  sample: (lang) => ({
    id: '1',
    borrowedAt: new Date('2026-11-22T12:00:00Z'),
    title: lang === 'nb' ? 'Rein stretchjakke' : 'Rein stretch jacket',
    size: 'M',
    pickUpDay: '2026-11-27',
    keptUntil: '2026-12-04',
    shopFacts: ['Skuteviksboder 14, 5035 Bergen'],
    cancelUrl: `https://shop.example/api/v1/borrowings/1/cancel?lang=${lang}&token=sample`,
  }),
}

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
  sample: sampleEnded,
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
  sample: sampleEnded,
}

function sampleEnded(lang: Language): Ended {
  return {
    title: lang === 'nb' ? 'Rein stretchjakke' : 'Rein stretch jacket',
    keptUntil: '2026-12-04',
    url: `https://shop.example/${lang}/shop/${lang === 'nb' ? 'rein-stretchjakke' : 'rein-stretch-jacket'}`,
  }
}

/** Invites somebody who returned a test garment to the survey, whose address an editor entered. */
export const testSurvey: MailTemplate<{ readonly title: string; readonly url: string }> = {
  write({ title, url }, { t, sender }) {
    const subject = t('surveyHeading', { product: title })
    return {
      subject,
      preheader: t('surveyText'),
      parts: [heading(subject), paragraph(t('surveyText')), button(t('surveyButton'), url)],
      reason: t('whySurveyMail', { shop: sender.shopName }),
    }
  },
  sample: (lang) => ({
    title: lang === 'nb' ? 'Rein stretchjakke' : 'Rein stretch jacket',
    url: 'https://svar.example/test',
  }),
}
