import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  'Try again': 'Prøv igjen',
} as const

export const t = textsWith(norwegian)
