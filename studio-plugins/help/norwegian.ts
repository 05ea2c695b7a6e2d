import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  Help: 'Hjelp',
  'Help (?)': 'Hjelp (?)',
  'What is this?': 'Hva er dette?',
  'What is this? {name}': 'Hva er dette? {name}',
  'Search the help': 'Søk i hjelpen',
  'All pages': 'Alle sider',
  'The help could not be loaded.': 'Hjelpen kunne ikke lastes.',
  'Nothing is written about “{text}”.': 'Det står ikke noe om «{text}».',
  'Loading …': 'Laster …',
} as const

export const t = textsWith(norwegian)
