import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  'Front page': 'Forside',
  Shop: 'Butikk',
  Community: 'Fellesskap',
  Menu: 'Meny',
  Footer: 'Bunntekst',
  'Overshoot day splash': 'Oppslag om overforbruksdagen',
  Untitled: 'Uten tittel',
  Women: 'Kvinner',
  Men: 'Menn',
  Discussion: 'Diskusjon',
  'When this is published, the address changes: {changes}.': 'Når dette publiseres, endres adressen: {changes}.',
  'The old address redirects to the new one.': 'Den gamle adressen sender videre til den nye.',
  'The address of 1 document in this category changes too:': 'Adressen til 1 dokument i denne kategorien endres også:',
  'The address of {count} documents in this category changes too:':
    'Adressen til {count} dokumenter i denne kategorien endres også:',
  'The old address is used as a typed link in 1 document. Update it there:':
    'Den gamle adressen er skrevet som lenke i 1 dokument. Oppdater den der:',
  'The old address is used as a typed link in {count} documents. Update it there:':
    'Den gamle adressen er skrevet som lenke i {count} dokumenter. Oppdater den der:',
  'no address': 'ingen adresse',
  'Checking where it is used …': 'Kontrollerer hvor det brukes …',
  'Could not check where it is used.': 'Kunne ikke kontrollere hvor det brukes.',
  'It disappears from lists and links; the documents themselves are not changed.':
    'Det forsvinner fra lister og lenker; selve dokumentene endres ikke.',
  'Visitors do not see it until it is published again.': 'De besøkende ser det ikke før det publiseres igjen.',
  'Visitors can no longer open {pages}.': 'De besøkende kan ikke lenger åpne {pages}.',
  '{first} and {second}': '{first} og {second}',
  'No other document uses it.': 'Ingen andre dokumenter bruker det.',
  'In a draft': 'I et utkast',
  'In a release': 'I en utgivelse',
  'Typed address': 'Skrevet adresse',
  'In this category': 'I denne kategorien',
  '1 document uses it': '1 dokument bruker det',
  '{count} documents use it': '{count} dokumenter bruker det',
  Delete: 'Slett',
  Unpublish: 'Avpubliser',
  'Delete this document?': 'Slette dette dokumentet?',
  'Unpublish this document?': 'Avpublisere dette dokumentet?',
  'All {count} versions of it are deleted: published, draft and in releases.':
    'Alle de {count} versjonene slettes: publisert, utkast og i utgivelser.',
  'Send visitors to': 'Send de besøkende til',
  'Choose another': 'Velg en annen',
  'Its old addresses lead there as soon as it is gone.': 'De gamle adressene leder dit så snart siden er borte.',
  'Without a page, its addresses say that the page was not found.':
    'Uten en side sier adressene at siden ikke ble funnet.',
  'This did not work, and nothing was changed.': 'Det gikk ikke, og ingenting ble endret.',
  Cancel: 'Avbryt',
  'Delete anyway': 'Slett likevel',
  'Unpublish anyway': 'Avpubliser likevel',
} as const

export const t = textsWith(norwegian)

export type OwnText = keyof typeof norwegian
