import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  '1 word': '1 ord',
  '{count} words': '{count} ord',
  '{count} min to read': '{count} min å lese',
} as const

export const t = textsWith(norwegian)
