export const footer = {
  languageSwitch: 'English',
} as const
