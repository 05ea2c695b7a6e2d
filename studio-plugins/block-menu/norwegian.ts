import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  'Add block': 'Legg til blokk',
  Other: 'Annet',
} as const

export const t = textsWith(norwegian)
