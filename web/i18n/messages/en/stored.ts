export const stored = {
  bag: 'Your bag, so that it is there when you come back.',
  payment: 'The answer to your payment, until the receipt has been shown.',
  preferences: 'The language and the country that you chose.',
  language: 'The language that you chose, so that the front page comes in it.',
  redirect: 'That you were sent to the page in your language, so that it happens only once.',
  splash: 'That you closed the message about overshoot day.',
  bagChanges: 'What you last did in the bag, should the page be loaded anew before it is sent.',
  reload: 'That a page that lacked a file was loaded anew, so that it happens only once.',
  consent: 'The choice that you make here.',
  film: 'A film is fetched from Vimeo when you play it, with tracking switched off. Not before.',
  errorReport:
    'When something breaks we send ourselves a report: what happened and on which page. Never who you are or what you typed.',
  recentSearches: 'Your latest searches, so that you need not type them again.',
  recentlyViewed: 'The products you looked at last, so that you find them again.',
  dataLayer: 'The pages you see and what you put in the bag, as figures without a name.',
  googleAnalytics: 'A random number that lets Google Analytics count visits.',
  campaign: 'The newsletter that led you here. It goes with your order.',
} as const
