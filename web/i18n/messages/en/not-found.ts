export const notFound = {
  title: 'This page does not exist',
  text: 'It may have moved, or the address may be misspelt.',
} as const
