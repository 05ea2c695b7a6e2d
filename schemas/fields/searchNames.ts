import { defineField } from 'sanity'

/**
 * The names that editors may search for a singleton by, in both languages. The first is the one that the Studio shows.
 */
const singletonNames = {
  homePage: ['Front page', 'Home page', 'Forside', 'Hjemmeside'],
  shopPage: ['Shop front', 'Shop', 'Butikkforside', 'Butikk'],
  communityPage: ['Community', 'Fellesskap'],
  mainMenu: ['Menu', 'Main menu', 'Navigation', 'Meny', 'Hovedmeny', 'Navigasjon'],
  footer: ['Footer', 'Contact', 'Bunntekst', 'Kontakt'],
  overshootSplash: ['Overshoot day splash', 'Overforbruksdagen'],
  siteSettings: ['Site settings', 'Innstillinger'],
} as const

type SingletonType = keyof typeof singletonNames

export const searchNamesField = 'searchNames'

/** The names of a singleton as stored in its document. */
function searchNamesOf(type: SingletonType): string {
  return singletonNames[type].join(', ')
}

/**
 * The names of a singleton, stored in its document because the Studio's search reads stored values only. Their weight
 * is above that of any text, so that the singleton is found first. `studio-plugins/singletons` keeps the value up to
 * date.
 */
export function searchNames(type: SingletonType) {
  return defineField({
    name: searchNamesField,
    title: 'Names in the search',
    type: 'string',
    hidden: true,
    readOnly: true,
    initialValue: searchNamesOf(type),
    options: { search: { weight: 100 } },
  })
}
