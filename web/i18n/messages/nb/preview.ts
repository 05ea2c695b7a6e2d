export const preview = {
  status: 'Forhåndsvisning: du ser utkast',
  exit: 'Avslutt forhåndsvisning',
} as const
