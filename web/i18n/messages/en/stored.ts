export const stored = {
  bag: 'Your bag, so it is there when you come back.',
  payment: 'The result of your last payment, and what is needed to finish one that has begun.',
  preferences: 'The language and country you chose.',
  language: 'The language you chose, so that the front page opens in it.',
  session: 'That you are logged in. Set only when you log in.',
  device:
    'That you have logged in here before, so that nobody can shut you out by guessing your password. Set only when you log in.',
  intent: 'What you were doing when you were asked to log in, so that you can go on afterwards.',
  checkoutForm:
    'What you have written in the checkout, so that it is there after a reload. Deleted when the order is placed.',
  draftPictures: 'Pictures for an idea that you began, so that they are not lost. Deleted when you send it.',
  drafts: 'Posts and reviews that you began, so that they are not lost. Deleted when you publish, or after 30 days.',
  redirect: 'That you were sent to the page in your language, so that it happens only once.',
  splash: 'That you closed the message about overshoot day.',
  bagChanges: 'What you last did in the bag, in case the page is reloaded before it is sent.',
  reload: 'That a page with a missing file was reloaded, so that it happens only once.',
  consent: 'The choice you make here.',
  film: 'A video is loaded from Vimeo when you play it, with tracking turned off. Not before.',
  errorReport:
    'When something breaks we send ourselves a report: what happened and on which page. Never who you are or what you typed.',
  recentSearches: 'Your latest searches, so you don’t have to type them again.',
  recentlyViewed: 'The products you viewed last, so you can find them again.',
  seen: 'That you have seen the front page and the newsletter sign-up, and how many products you have viewed.',
  dataLayer: 'The pages you view and what you add to the bag, without your name.',
  bagProducts:
    'Which products are in your bag, so that the shop can count the bags with a product. Sent to the shop only, which forgets it 30 days after you last changed the bag. Never who you are.',
  googleAnalytics: 'A random number that lets Google Analytics count visits.',
  campaign: 'The newsletter that brought you here. It is sent with your order.',
} as const
