export const product = {
  colour: 'Farge',
} as const
