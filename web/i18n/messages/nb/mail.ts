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
  ideaBy: 'Ny idé fra {name}',
  ideaPreheader: 'Et medlem har en idé til noe nytt.',
  ideaPictures: 'Bilder:',
  ideaFrom: 'Sendt inn av {name}, {email}. Ideen ligger også i studioet.',
  whyIdeaMail: 'Du får denne e-posten fordi et medlem sendte inn en idé til {shop}.',
  replyBy: '{name} svarte på innlegget ditt',
  replyByShop: '{shop} svarte på innlegget ditt',
  replyAbout: 'Svaret står i diskusjonen om {product}:',
  toReply: 'Les svaret',
  stopPost: 'Stopp varsler om dette innlegget',
  stopReplies: 'Slå av alle varsler om svar',
  whyReplyMail: 'Du får denne e-posten fordi du ba {shop} si fra når noen svarer på innlegget ditt.',
  verifyHeading: 'Bekreft e-postadressen din',
  verifyText: 'Da vet vi at adressen er din, og at e-post fra oss når fram. Lenken virker i sju dager.',
  verify: 'Bekreft adressen',
  whyVerifyMail:
    'Du får denne e-posten fordi noen har registrert seg hos {shop} med denne adressen. Var det ikke deg, trenger du ikke å gjøre noe.',
  accountDeletedHeading: 'Kontoen din er slettet',
  accountDeletedText:
    'Opplysningene dine, bildet ditt og det du har likt, er borte. Innleggene og omtalene dine står igjen uten navn. Reservasjoner og lån som ikke er avsluttet, gjelder fortsatt.',
  accountDeletedThanks: 'Takk for at du var med. Du er velkommen tilbake når som helst.',
  whyAccountDeletedMail:
    'Du får denne siste e-posten fordi kontoen din hos {shop} ble slettet. Var det ikke deg, så svar på denne e-posten.',
} as const
