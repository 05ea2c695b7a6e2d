/** Mails of the shop. */
export const mail = {
  backInStock: '{product} er på lager igjen',
  backInStockChoice: 'Du ventet på: {choice}.',
  backInStockText: 'Nå kan du bestille. Vi har ikke lagt av noe til deg, så vent ikke for lenge.',
  size: 'størrelse {size}',
  toProduct: 'Gå til produktet',
  whyStockMail: 'Du får denne ene e-posten fordi du ba {shop} om å si fra. Vil du ikke ha flere slike varsler?',
  unsubscribe: 'Slett adressen min',
  resetHeading: 'Koden din til et nytt passord',
  resetText: 'Skriv inn koden der du ba om den. Den virker i ti minutter.',
  whyResetMail:
    'Du får denne e-posten fordi noen ba {shop} om et nytt passord for denne adressen. Var det ikke deg, trenger du ikke å gjøre noe: Passordet ditt er uendret.',
  replyBy: '{name} svarte på innlegget ditt',
  replyByShop: '{shop} svarte på innlegget ditt',
  replyAbout: 'Svaret står i diskusjonen om {product}:',
  toReply: 'Les svaret',
  stopPost: 'Stopp varsler om dette innlegget',
  stopReplies: 'Slå av alle varsler om svar',
  whyReplyMail: 'Du får denne e-posten fordi du ba {shop} si fra når noen svarer på innlegget ditt.',
} as const
