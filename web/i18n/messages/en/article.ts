export const article = {
  by: 'By {author}',
} as const
