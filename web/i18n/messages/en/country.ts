export const country = {
  label: 'Deliver to',
  choose: 'Choose a country',
  loadFailed: 'We could not fetch the other countries.',
  failed: 'We could not change the country. Try again.',
  retry: 'Try again',
} as const
