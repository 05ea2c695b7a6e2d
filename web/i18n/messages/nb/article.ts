export const article = {
  by: 'Av {author}',
} as const
