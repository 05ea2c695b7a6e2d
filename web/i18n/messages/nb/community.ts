export const community = {
  greeting: 'Hei, {name}. Fint at du er her.',
  latestPosts: 'Nytt i diskusjonene',
  latestReviews: 'Siste omtaler',
  campaigns: 'Disse trenger støtte nå',
  about: 'Om {product}',
  byShop: 'Butikken skriver',
  formerMember: 'Tidligere medlem',
  replies: '{count, plural, =0 {Ingen svar ennå} one {# svar} other {# svar}}',
  stars: '{stars} av 5 stjerner',
  seeAll: 'Se alle',
} as const
