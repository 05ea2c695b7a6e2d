export const preview = {
  label: 'Forhåndsvisning',
  drafts: 'Du ser utkast',
  release: 'Utgivelsen «{title}»',
  unnamedRelease: 'Du ser en utgivelse',
  published: 'Du ser det som er publisert',
  exit: 'Avslutt forhåndsvisning',
} as const
