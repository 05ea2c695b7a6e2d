import { facts, heading, paragraph, quote } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

type Idea = {
  readonly content: string
  readonly name: string
  readonly email: string
  /** Absolute addresses. */
  readonly pictureUrls: readonly string[]
}

/** A member's idea, to the shop. */
export const idea: MailTemplate<Idea> = {
  write: ({ content, name, email, pictureUrls }, { t, sender }) => ({
    subject: t('ideaBy', { name }),
    preheader: t('ideaPreheader'),
    parts: [
      heading(t('ideaBy', { name })),
      quote(content),
      ...(pictureUrls.length > 0 ? [paragraph(t('ideaPictures')), facts(pictureUrls)] : []),
      paragraph(t('ideaFrom', { name, email })),
    ],
    reason: t('whyIdeaMail', { shop: sender.shopName }),
  }),
  sample: (lang) => ({
    content:
      lang === 'nb'
        ? 'En anorakk i tykk ull.\nMed lomme til termos.'
        : 'An anorak of thick wool.\nWith a pocket for a thermos.',
    name: 'Kari Nordmann',
    email: 'kari@example.com',
    pictureUrls: ['https://shop.example/api/v1/pictures/0b8f2c5e-1d67-4a70-9d0c-5d5b1d9c8e11/1600'],
  }),
}
