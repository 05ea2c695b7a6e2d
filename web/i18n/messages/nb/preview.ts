export const preview = {
  label: 'Forhåndsvisning',
  drafts: 'Du ser utkast',
  release: 'Du ser utgivelsen «{title}»',
  unnamedRelease: 'Du ser en utgivelse',
  published: 'Du ser publisert innhold',
  exit: 'Avslutt forhåndsvisning',
} as const
