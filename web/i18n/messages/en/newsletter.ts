export const newsletter = {
  heading: 'Letters from the workshop',
  text: 'New garments, patches and trips. Once a month.',
  email: 'E-mail address',
  send: 'Sign me up',
  sending: 'Sending …',
  success: 'Thank you. You are signed up.',
  error: 'Error: {code}',
  help: 'Check the address, or try again in a moment.',
} as const
