import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  Health: 'Tilstand',
  Links: 'Lenker',
  Pictures: 'Bilder',
  Headings: 'Overskrifter',
  'Empty blocks': 'Tomme blokker',
  Titles: 'Titler',
  'Products and Centra': 'Produkter og Centra',
  'Campaigns that end': 'Kampanjer som slutter',
  '1 thing to look at': '1 ting å se på',
  '{count} things to look at': '{count} ting å se på',
  'Nothing to look at: all documents are in order.': 'Ingenting å se på: alle dokumenter er i orden.',
  'Nothing to look at here.': 'Ingenting å se på her.',
  'Nothing to look at in this document.': 'Ingenting å se på i dette dokumentet.',
  'Checking all documents …': 'Kontrollerer alle dokumenter …',
  'The documents could not be checked.': 'Dokumentene kunne ikke kontrolleres.',
  Show: 'Vis',
  Everything: 'Alt',
  Area: 'Område',
  'Everything in the shop': 'Alt i butikken',
  'Keys: ↓ or j next, ↑ or k previous, Enter opens the document at the field':
    'Taster: ↓ eller j neste, ↑ eller k forrige, Enter åpner dokumentet ved feltet',
  'Products are not compared: Centra has not responded yet.':
    'Produkter er ikke sammenlignet: Centra har ikke svart ennå.',
  'What to look at': 'Hva du bør se på',
  '{text} ({count} places)': '{text} ({count} steder)',
  'and {count} more': 'og {count} til',
  Close: 'Lukk',
  'To {pages} documents of the shop and {sites} addresses of other sites':
    'Til {pages} dokumenter i butikken og {sites} adresser på andre nettsteder',
  'From {count} documents': 'Fra {count} dokumenter',
  'Next: {title}': 'Neste: {title}',
  'On a phone': 'På en telefon',
  'About {kilobytes} kB and {seconds} seconds on a slow network, read to the end':
    'Omtrent {kilobytes} kB og {seconds} sekunder på et tregt nett, lest til slutten',
  '1 picture of about {heaviest} kB': '1 bilde på omtrent {heaviest} kB',
  '{pictures} pictures, the heaviest about {heaviest} kB': '{pictures} bilder, det tyngste omtrent {heaviest} kB',
  'The picture has no description for people who cannot see it.':
    'Bildet mangler beskrivelse for dem som ikke ser det.',
  'The picture was replaced. Does its description still fit? {texts}':
    'Bildet er byttet ut. Passer beskrivelsen fortsatt? {texts}',
  '“{heading}” is a heading {level}, and there is no heading 2 before it.':
    '«{heading}» er overskrift {level}, og det er ingen overskrift 2 før den.',
  '“{heading}” is a heading {level}, and the one before is a heading {before}.':
    '«{heading}» er overskrift {level}, og den forrige er overskrift {before}.',
  'Empty: {block}': 'Tom: {block}',
  'An empty paragraph': 'Et tomt avsnitt',
  '{count} empty paragraphs': '{count} tomme avsnitt',
  '{length} characters, of which search results show about {shown}':
    '{length} tegn, og søketreff viser omtrent {shown} av dem',
  'The title has {length} characters, and search results show about {shown}: give them a shorter one.':
    'Tittelen har {length} tegn, og søketreff viser omtrent {shown}: gi dem en kortere.',
  'It leads to a document that is gone.': 'Den leder til et dokument som er borte.',
  '“{page}” is not published: visitors do not see it here.':
    '«{page}» er ikke publisert: de besøkende ser det ikke her.',
  '{address} is a page of the shop: choose it as a page, so that the link follows it.':
    '{address} er en side i butikken: velg den som side, så følger lenken med.',
  '{address} no longer exists: the other site responds {status}.':
    '{address} finnes ikke lenger: det andre nettstedet svarer {status}.',
  '{address} cannot be opened: the other site responds {status}.':
    '{address} kan ikke åpnes: det andre nettstedet svarer {status}.',
  '{address} does not respond.': '{address} svarer ikke.',
  'No page or menu links here: visitors find it only by search or by its address.':
    'Ingen side eller meny lenker hit: de besøkende finner den bare med søk eller adressen.',
  'Centra sells no product with the number {number}.': 'Centra selger ikke noe produkt med nummer {number}.',
  '{field}: “{here}” here, “{there}” in Centra': '{field}: «{here}» her, «{there}» i Centra',
  '{field}: empty here, “{there}” in Centra': '{field}: tomt her, «{there}» i Centra',
  'The campaign has ended, and the product is still crowdfunded.':
    'Kampanjen er slutt, og produktet er fortsatt til folkefinansiering.',
  'Today is the last day of the campaign.': 'I dag er siste dag av kampanjen.',
  'The campaign ends tomorrow.': 'Kampanjen slutter i morgen.',
  'The campaign ends in {days} days.': 'Kampanjen slutter om {days} dager.',
} as const

export const t = textsWith(norwegian)

export type OwnText = keyof typeof norwegian
