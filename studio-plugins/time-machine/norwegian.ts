import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  'Time machine': 'Tidsmaskin',
  'Time machine: something is simulated': 'Tidsmaskin: noe er simulert',
  Simulated: 'Simulert',
  'Shows the site as it is at another moment or in another state. Nothing is changed, and visitors see none of it. Drafts or a release are chosen at the top of the Studio.':
    'Viser nettstedet slik det er på et annet tidspunkt eller i en annen tilstand. Ingenting endres, og besøkende ser det ikke. Utkast eller en utgivelse velger du øverst i Studio.',
  'States of this product': 'Statuser for dette produktet',
  'One reservation short': 'Én reservasjon mangler',
  'Enough reservations': 'Nok reservasjoner',
  'Last day': 'Siste dag',
  'All reserved': 'Alt er reservert',
  'Ended, goal reached': 'Avsluttet, målet nådd',
  'Ended, goal missed': 'Avsluttet, målet ikke nådd',
  'In stock': 'På lager',
  'Few left': 'Få igjen',
  'Sold out': 'Utsolgt',
  'Preorder with a month': 'Forhåndsbestilling med måned',
  'Preorder without a month': 'Forhåndsbestilling uten måned',
  'Test garments left': 'Testplagg igjen',
  'All test garments lent': 'Alle testplagg utlånt',
  Date: 'Dato',
  'Reservations in each campaign': 'Reservasjoner i hver kampanje',
  Campaigns: 'Kampanjer',
  'Not decided yet': 'Ikke avgjort',
  'Goal reached, goes into production': 'Målet nådd, går i produksjon',
  'Goal missed, nothing is charged': 'Målet ikke nådd, ingen belastes',
  'Stock of everything': 'Lager for alt',
  'Sold out, can be preordered': 'Utsolgt, kan forhåndsbestilles',
  'Month of preorders’ delivery': 'Leveringsmåned for forhåndsbestillinger',
  Visitor: 'Besøkende',
  'Logged in': 'Logget inn',
  'Not logged in': 'Ikke logget inn',
  'Country, two letters (DE)': 'Land, to bokstaver (DE)',
  'As it is': 'Som det er',
  'Link for colleagues who may see drafts': 'Lenke til kolleger som har tilgang til utkast',
  'Copy link': 'Kopier lenken',
  'The link is copied.': 'Lenken er kopiert.',
  'End the simulation': 'Avslutt simuleringen',
  Show: 'Vis',
} as const

export type OwnText = keyof typeof norwegian

export const t = textsWith(norwegian)
