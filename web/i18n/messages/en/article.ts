export const article = {
  by: 'By {author}',
  published: 'Published',
  related: 'Read next',
  articles: 'From our journal',
  discussions: 'Discussions right now',
  emptyCategory: 'More is on its way. Have a look in the shop meanwhile.',
  join: 'Join us',
  joinText: 'As a member you can discuss the garments, vote for what we make next, and send in ideas of your own.',
  toAccount: 'To my account',
} as const
