export const home = {
  women: 'See women’s clothing',
} as const
