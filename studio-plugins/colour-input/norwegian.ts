import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  'Pick {title}': 'Velg {title}',
  'Pick a colour': 'Velg en farge',
  'Use {hex}': 'Bruk {hex}',
} as const

export const t = textsWith(norwegian)
