import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  Untitled: 'Uten tittel',
  'No description: search engines show an excerpt of the page.':
    'Ingen beskrivelse: søkemotorer viser et utdrag av siden.',
  'Hidden from search engines: not shown in search results.': 'Skjult for søkemotorer: vises ikke i søkeresultater.',
  'No Norwegian page: it has no Norwegian address.': 'Ingen norsk side: den har ingen norsk adresse.',
  'No English page: it has no English address.': 'Ingen engelsk side: den har ingen engelsk adresse.',
  'Search result in Norwegian': 'Søkeresultat på norsk',
  'Search result in English': 'Søkeresultat på engelsk',
  'Shared link in Norwegian': 'Delt lenke på norsk',
  'Shared link in English': 'Delt lenke på engelsk',
  'No picture, and none in the site settings': 'Ikke noe bilde, og ikke noe i innstillingene',
} as const

export const t = textsWith(norwegian)
