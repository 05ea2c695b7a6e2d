export const splash = {
  close: 'Lukk',
} as const
