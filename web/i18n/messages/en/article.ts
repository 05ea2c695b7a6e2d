export const article = {
  by: 'By {author}',
  published: 'Published',
  contents: 'On this page',
  related: 'Read next',
  articles: 'From the journal',
  discussions: 'Discussions right now',
  emptyCategory: 'More is on its way. In the meantime, have a look around the shop.',
  findOlder: 'Search for older articles',
  join: 'Join us',
  joinText: 'As a member you can discuss the garments, write reviews and send in ideas of your own. It costs nothing.',
  logIn: 'Log in',
  pitch: 'Got an idea?',
  pitchText:
    'Tell us what your wardrobe is missing. We read everything, and draw the best suggestions together with you.',
  pitchIdea: 'Pitch an idea',
  noScript: 'You need to turn on JavaScript to log in and pitch ideas.',
} as const
