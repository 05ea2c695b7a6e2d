import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  'All languages': 'Alle språk',
  'Content language: {language}': 'Innholdsspråk: {language}',
  all: 'alle',
  All: 'Alle',
  'Content language': 'Innholdsspråk',
} as const

export const t = textsWith(norwegian)
