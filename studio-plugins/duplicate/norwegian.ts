import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  'Duplicate as English': 'Dupliser som engelsk',
} as const

export const t = textsWith(norwegian)
