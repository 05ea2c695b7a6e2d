const bots = /bot[/;_)-]|\bbots?\b|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly|bingpreview|lighthouse/i

/** Whether a user agent is a search engine's or another program's that reads pages for people. */
export function isBot(userAgent: string): boolean {
  return bots.test(userAgent)
}
