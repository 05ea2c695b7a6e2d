import { button, code, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

/** The link that proves that the address is the member's, and starts the newsletter where they asked for it. */
export const verifyEmail: MailTemplate<{ readonly url: string; readonly withNewsletter: boolean }> = {
  write: ({ url, withNewsletter }, { t, sender }) => ({
    subject: t('verifyHeading'),
    preheader: t('verifyText'),
    parts: [
      heading(t('verifyHeading')),
      paragraph(t('verifyText')),
      button(t('verify'), url),
      ...(withNewsletter ? [paragraph(t('verifyNewsletter'))] : []),
    ],
    reason: t('whyVerifyMail', { shop: sender.shopName }),
  }),
  sample: (lang) => ({ url: `https://shop.example/${lang}/account#verify=sample`, withNewsletter: true }),
}

/** The code for a new password, and a link for readers who use another browser than the one that asked. */
export const passwordReset: MailTemplate<{ readonly code: string; readonly url: string }> = {
  write: (data, { t, sender }) => ({
    subject: t('resetHeading'),
    preheader: t('resetText'),
    parts: [
      heading(t('resetHeading')),
      paragraph(t('resetText')),
      code(data.code),
      paragraph(t('resetLinkText')),
      button(t('resetLink'), data.url),
    ],
    reason: t('whyResetMail', { shop: sender.shopName }),
  }),
  sample: (lang) => ({ code: '048216', url: `https://shop.example/${lang}/account#password=sample` }),
}

/**
 * Tells the owner of an account that its password was changed. `url` opens the login, where a new one can be asked for.
 */
export const passwordChanged: MailTemplate<{ readonly url: string }> = {
  write: ({ url }, { t, sender }) => ({
    subject: t('passwordChangedHeading'),
    preheader: t('passwordChangedPreheader'),
    parts: [
      heading(t('passwordChangedHeading')),
      paragraph(t('passwordChangedText')),
      paragraph(t('passwordChangedNotYou')),
      button(t('passwordChangedButton'), url),
    ],
    reason: t('whyPasswordChangedMail', { shop: sender.shopName }),
  }),
  sample: (lang) => ({ url: `https://shop.example/${lang}/community#log-in` }),
}

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

/** The last mail to somebody who deleted their account. */
export const accountDeleted: MailTemplate<Record<never, never>> = {
  write: (_, { t, sender }) => ({
    subject: t('accountDeletedHeading'),
    preheader: t('accountDeletedText'),
    parts: [
      heading(t('accountDeletedHeading')),
      paragraph(t('accountDeletedText')),
      paragraph(t('accountDeletedThanks')),
    ],
    reason: t('whyAccountDeletedMail', { shop: sender.shopName }),
  }),
  sample: () => ({}),
}
