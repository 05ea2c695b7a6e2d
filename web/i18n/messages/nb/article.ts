export const article = {
  by: 'Av {author}',
  published: 'Publisert',
  related: 'Les også',
  articles: 'Fra bladet vårt',
  discussions: 'Diskusjoner akkurat nå',
  emptyCategory: 'Her kommer det mer. Se innom butikken imens.',
  pitchIdea: 'Har du en idé?',
} as const
