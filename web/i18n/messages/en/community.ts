export const community = {
  greeting: 'Hello, {name}. Good to see you.',
  latestPosts: 'New in the discussions',
  latestReviews: 'Latest reviews',
  campaigns: 'These need support now',
  about: 'About {product}',
  byShop: 'The shop writes',
  formerMember: 'Former member',
  replies: '{count, plural, =0 {No replies yet} one {# reply} other {# replies}}',
  stars: '{stars} of 5 stars',
  seeAll: 'See all',
} as const
