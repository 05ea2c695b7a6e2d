export const home = {
  women: 'Se dameklær',
} as const
