export const footer = {
  languageSwitch: 'Norsk',
} as const
