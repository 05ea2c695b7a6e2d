import { button, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

/** To the address that an account is to change to: the link that confirms it. */
export const newAddress: MailTemplate<{ readonly url: string }> = {
  write: ({ url }, { t, sender }) => ({
    subject: t('newAddressHeading'),
    preheader: t('newAddressText'),
    parts: [heading(t('newAddressHeading')), paragraph(t('newAddressText')), button(t('newAddressButton'), url)],
    reason: t('whyNewAddressMail', { shop: sender.shopName }),
  }),
  sample: (lang) => ({ url: `https://shop.example/${lang}/account#verify=sample` }),
}

/** To such an address that an account already has. Only its owner learns that. */
export const addressTaken: MailTemplate<Record<never, never>> = {
  write: (_, { t, sender }) => ({
    subject: t('addressTakenHeading'),
    preheader: t('addressTakenPreheader'),
    parts: [heading(t('addressTakenHeading')), paragraph(t('addressTakenText'))],
    reason: t('whyNewAddressMail', { shop: sender.shopName }),
  }),
  sample: () => ({}),
}

/** To the present address, when another one is asked for. */
export const addressChangeRequested: MailTemplate<Record<never, never>> = {
  write: (_, { t, sender }) => ({
    subject: t('addressRequestedHeading'),
    preheader: t('addressRequestedPreheader'),
    parts: [
      heading(t('addressRequestedHeading')),
      paragraph(t('addressRequestedText')),
      paragraph(t('addressRequestedNotYou')),
    ],
    reason: t('whyFormerAddressMail', { shop: sender.shopName }),
  }),
  sample: () => ({}),
}

/** To the former address, once another one has taken its place. */
export const addressChanged: MailTemplate<Record<never, never>> = {
  write: (_, { t, sender }) => ({
    subject: t('addressChangedHeading'),
    preheader: t('addressChangedPreheader'),
    parts: [
      heading(t('addressChangedHeading')),
      paragraph(t('addressChangedText')),
      paragraph(t('addressChangedNotYou', { email: sender.address })),
    ],
    reason: t('whyFormerAddressMail', { shop: sender.shopName }),
  }),
  sample: () => ({}),
}
