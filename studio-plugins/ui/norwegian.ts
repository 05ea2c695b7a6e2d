import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  'Show {count} more': 'Vis {count} til',
  'Show {count} before': 'Vis {count} før',
  'Try again': 'Prøv igjen',
} as const

export const t = textsWith(norwegian)
