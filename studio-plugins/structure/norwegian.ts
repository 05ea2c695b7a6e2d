import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  Content: 'Innhold',
  Products: 'Produkter',
  'All products': 'Alle produkter',
  'Bulk edit': 'Endre flere',
  'By clothing type': 'Etter plaggtype',
  'By state': 'Etter status',
  'Centra number missing or shared': 'Centra-nummer mangler eller er delt',
  'In Centra without a page': 'I Centra uten side',
  'Clothing types': 'Plaggtyper',
  'Shop front': 'Butikkforside',
  Pages: 'Sider',
  'Front page': 'Forside',
  Community: 'Fellesskap',
  'Landing pages': 'Landingssider',
  Categories: 'Kategorier',
  'Shared fact boxes': 'Felles faktabokser',
  'All pages': 'Alle sider',
  'Pages by category': 'Sider etter kategori',
  Articles: 'Artikler',
  'All articles': 'Alle artikler',
  'By category': 'Etter kategori',
  Navigation: 'Navigasjon',
  Menu: 'Meny',
  Footer: 'Bunntekst',
  Redirects: 'Omdirigeringer',
  Site: 'Nettsted',
  'Site settings': 'Innstillinger',
  'Overshoot day splash': 'Oppslag om overforbruksdagen',
} as const

export const t = textsWith(norwegian)

export type OwnText = keyof typeof norwegian
