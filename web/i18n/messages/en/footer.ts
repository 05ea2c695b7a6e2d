export const footer = {
  languageSwitch: 'Norsk',
  languageSwitchLabel: 'Les denne siden på norsk',
  visit: 'Visit us',
  openingHours: 'Opening hours',
  contact: 'Contact',
  more: 'More about us',
  follow: 'Follow us',
  organisationNumber: 'Organisation number {number}',
  terms: 'Terms and cookies',
  cookieSettings: 'Cookie settings',
} as const
