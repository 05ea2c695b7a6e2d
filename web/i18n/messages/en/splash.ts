export const splash = {
  close: 'Close',
} as const
