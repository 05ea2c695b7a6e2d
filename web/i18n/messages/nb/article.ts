export const article = {
  by: 'Av {author}',
  published: 'Publisert',
  related: 'Les også',
  articles: 'Fra bladet vårt',
  discussions: 'Diskusjoner akkurat nå',
  emptyCategory: 'Her kommer det mer. Se innom butikken imens.',
  join: 'Bli med',
  joinText: 'Som medlem kan du diskutere plaggene, stemme på det neste vi lager, og sende inn egne idéer.',
  toAccount: 'Til Min side',
} as const
