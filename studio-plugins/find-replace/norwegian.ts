import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  'Find and replace': 'Finn og erstatt',
  Find: 'Finn',
  'Replace with': 'Erstatt med',
  Language: 'Språk',
  'Both languages': 'Begge språk',
  Norwegian: 'Norsk',
  English: 'Engelsk',
  'Match case': 'Skill mellom store og små bokstaver',
  'Whole words': 'Hele ord',
  Search: 'Søk',
  'Searching …': 'Søker …',
  'This did not work. Nothing was changed.': 'Det gikk ikke. Ingenting ble endret.',
  'Nothing was found.': 'Ingenting ble funnet.',
  '{count} in {documents} documents': '{count} i {documents} dokumenter',
  'Searched {read} of {total} documents …': 'Har søkt i {read} av {total} dokumenter …',
  'Writing …': 'Skriver …',
  Cancel: 'Avbryt',
  'The search stopped here, since no more documents are changed at once. Others may follow.':
    'Søket stoppet her, siden flere dokumenter ikke kan endres på én gang. Det kan være flere etter disse.',
  'Search on without replacing': 'Søk videre uten å erstatte',
  'Search on': 'Søk videre',
  'Search again': 'Søk på nytt',
  'Change “{title}”': 'Endre «{title}»',
  'Replace in {count} drafts': 'Erstatt i {count} utkast',
  'Replaced in {count} drafts. Publish them when you have looked at them.':
    'Erstattet i {count} utkast. Publiser dem når du har sett på dem.',
  'Undone in {count} drafts.': 'Angret i {count} utkast.',
  Undo: 'Angre',
  'Changed by somebody in the meantime, and left as they are:': 'Endret av noen i mellomtiden, og latt være som de er:',
} as const

export const t = textsWith(norwegian)
