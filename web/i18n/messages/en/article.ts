export const article = {
  by: 'By {author}',
  published: 'Published',
  related: 'Read next',
  articles: 'From our journal',
  discussions: 'Discussions right now',
  emptyCategory: 'More is on its way. Have a look in the shop meanwhile.',
  pitchIdea: 'Do you have an idea?',
} as const
