export const footer = {
  languageSwitch: 'English',
  languageSwitchLabel: 'Read this page in English',
  visit: 'Besøk oss',
  openingHours: 'Åpningstider',
  contact: 'Kontakt',
  more: 'Mer om oss',
  follow: 'Følg oss',
  organisationNumber: 'Org.nr. {number}',
  terms: 'Vilkår og informasjonskapsler',
  cookieSettings: 'Informasjonskapsler',
} as const
