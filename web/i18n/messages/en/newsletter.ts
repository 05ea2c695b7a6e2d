import { unbroken } from '#web/i18n/unbroken.ts'
export const newsletter = unbroken({
  heading: 'Letters from the workshop',
  text: 'New garments, patches and trips. Once a month.',
  email: 'E-mail address',
  send: 'Sign me up',
  sending: 'Sending …',
  success: 'Thank you. We have sent you an e-mail: press the button in it, and you are signed up.',
  error: 'Error: {code}',
  help: 'Check the address, or try again in a moment.',
} as const)

/** The page behind the link that confirms the newsletter. */
export const newsletterLink = unbroken({
  title: 'Confirm the newsletter',
  question: 'Would you like our newsletter by e-mail? It comes once a month.',
  confirm: 'Yes, sign me up',
  confirmedTitle: 'You are signed up',
  confirmed: 'The newsletter comes by e-mail. Each one has a link to unsubscribe.',
  expiredTitle: 'The link is no longer valid',
  failedTitle: 'Oops, something went wrong',
  failed: 'You are not signed up yet. Try again in a moment.',
} as const)
