import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  'The picture was replaced. Does its description still fit? {texts}':
    'Bildet er byttet ut. Passer beskrivelsen fortsatt? {texts}',
  'It still fits': 'Den passer fortsatt',
} as const

export const t = textsWith(norwegian)
