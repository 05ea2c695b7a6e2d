import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  'What will change': 'Hva som endres',
  'Publish anyway': 'Publiser likevel',
  'Publish with warnings?': 'Publisere med advarsler?',
  'Publish the release with warnings?': 'Publisere utgivelsen med advarsler?',
  'Schedule the release with warnings?': 'Tidfeste utgivelsen med advarsler?',
  'Schedule anyway': 'Tidfest likevel',
  'It was cancelled.': 'Det ble avbrutt.',
  Cancel: 'Avbryt',
  'The link {address} leads to no public page.': 'Lenken {address} fører ikke til noen publisert side.',
  '“{title}” is not published: visitors see no link to it.':
    '«{title}» er ikke publisert: de besøkende ser ingen lenke til den.',
  'The page is no longer at {address}, and nothing is in its place.':
    'Siden er ikke lenger på {address}, og ingenting er der i stedet.',
  'The Norwegian changes and the English stays: {fields}.': 'Det norske endres og det engelske blir stående: {fields}.',
  'A campaign of this product is running.': 'En kampanje for dette produktet pågår.',
  'Links and addresses could not be checked.': 'Lenker og adresser kunne ikke kontrolleres.',
  'Checking what changes …': 'Kontrollerer hva som endres …',
  'No warnings.': 'Ingen advarsler.',
  Warnings: 'Advarsler',
  'Old addresses that will lead on': 'Gamle adresser som sender videre',
  '{from} → {to}': '{from} → {to}',
  'Texts that change': 'Tekster som endres',
  'Could not check what changes.': 'Kunne ikke kontrollere hva som endres.',
  'Could not check which pages show it.': 'Kunne ikke kontrollere hvilke sider som viser det.',
  'Pages that show it': 'Sider som viser det',
  'It is on every page of the shop.': 'Det er på alle sidene i butikken.',
  'No page shows it.': 'Ingen side viser det.',
  'And {count} more pages.': 'Og {count} sider til.',
  'Lists that are made again: {lists}.': 'Lister som lages på nytt: {lists}.',
  'Front page': 'Forsiden',
  'Shop with its clothing types': 'Butikken med plaggtypene',
  Community: 'Fellesskapet',
  Categories: 'Kategoriene',
  'Other articles': 'Andre artikler',
  Norwegian: 'Norsk',
  English: 'Engelsk',
  Before: 'Før',
  After: 'Etter',
  'Side by side': 'Side om side',
  'The page could not be shown.': 'Siden kunne ikke vises.',
  '{link}: {page}': '{link}: {page}',
  'Garments reserved in its campaign: {count}': 'Plagg som er reservert i kampanjen: {count}',
  'Reservations could not be counted.': 'Reservasjonene kunne ikke telles.',
  'Bags with it, changed in the last 30 days by visitors who allow analytics: {count}':
    'Handleposer med det, endret de siste 30 dagene av besøkende som tillater analyse: {count}',
  'Bags with any of its products, changed in the last 30 days by visitors who allow analytics: {count}':
    'Handleposer med minst ett av produktene, endret de siste 30 dagene av besøkende som tillater analyse: {count}',
  'Counting bags …': 'Teller handleposer …',
  'Bags could not be counted.': 'Handleposene kunne ikke telles.',
  'The release has no documents that visitors see.': 'Utgivelsen har ingen dokumenter som de besøkende ser.',
  'What “{release}” will change': 'Hva «{release}» endrer',
  'Will be unpublished': 'Blir avpublisert',
} as const

export const t = textsWith(norwegian)

export type OwnText = keyof typeof norwegian
