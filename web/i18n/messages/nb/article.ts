export const article = {
  by: 'Av {author}',
  published: 'Publisert',
  contents: 'På denne siden',
  related: 'Les også',
  articles: 'Fra magasinet',
  discussions: 'Diskusjoner akkurat nå',
  emptyCategory: 'Her kommer det mer. Ta en tur innom butikken så lenge.',
  join: 'Bli med',
  joinText: 'Som medlem kan du diskutere plaggene, skrive anmeldelser og sende inn egne ideer. Det koster ingenting.',
  toAccount: 'Gå til Min side',
} as const
