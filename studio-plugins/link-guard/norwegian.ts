import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  product: 'produkt',
  article: 'artikkel',
  category: 'kategori',
  page: 'side',
  'clothing type': 'plaggtype',
  'landing page': 'landingsside',
  '“{path}” is reserved for the shop. Choose another address.':
    '«{path}» er reservert for butikken. Velg en annen adresse.',
  '{href} is already the address of the {name}. Visitors would see only one of them.':
    '{href} er allerede adressen til en annen: {name}. De besøkende ville bare se én av dem.',
  'There is no page at {address}.': 'Det finnes ingen side på {address}.',
  'The page at {address} is not published yet.': 'Siden på {address} er ikke publisert ennå.',
  'This links to a page in another language: {address}': 'Dette lenker til en side på et annet språk: {address}',
  '“{page}” is not published yet: visitors see no link.':
    '«{page}» er ikke publisert ennå: de besøkende ser ingen lenke.',
  '“{page}” has no Norwegian address: visitors see no link.':
    '«{page}» har ingen norsk adresse: de besøkende ser ingen lenke.',
  '“{page}” has no English address: visitors see no link.':
    '«{page}» har ingen engelsk adresse: de besøkende ser ingen lenke.',
  'This creates a redirect loop or a chain of more than ten redirects. Visitors would see the 404 page.':
    'Dette gir en omdirigering i ring eller en kjede på mer enn ti omdirigeringer. De besøkende ville se 404-siden.',
} as const

export const t = textsWith(norwegian)

export type OwnText = keyof typeof norwegian
