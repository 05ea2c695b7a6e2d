export const product = {
  colour: 'Colour',
} as const
