import { textsWith } from '#schemas/studio-language.ts'

export const norwegian = {
  Norwegian: 'Norsk',
  English: 'Engelsk',
  'Add an address to preview this page.': 'Legg til en adresse for å forhåndsvise denne siden.',
  'No page shows this yet.': 'Ingen side viser dette ennå.',
  'Could not check where this is used.': 'Kunne ikke kontrollere hvor dette brukes.',
  'Used on 1 page': 'Brukes på 1 side',
  'Used on {count} pages': 'Brukes på {count} sider',
  '; the first {count} are listed': '; de første {count} vises',
  ', and linked from the menu or footer of every page': ', og lenket fra menyen eller bunnteksten på alle sider',
  'Front page · {language}': 'Forside · {language}',
  'Shown on every page': 'Vises på alle sider',
  'Your role can view content, but not open previews. Pages as they are published are in the shop.':
    'Rollen din kan se innhold, men ikke åpne forhåndsvisninger. Publiserte sider ser du i butikken.',
} as const

export const t = textsWith(norwegian)
