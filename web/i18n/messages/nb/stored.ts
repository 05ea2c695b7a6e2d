/** Why each thing of `features/consent/stored-items.ts` is kept, or sent. */
export const stored = {
  bag: 'Handleposen din, så den er der når du kommer tilbake.',
  payment: 'Resultatet av den siste betalingen, og det som trengs for å fullføre en som er påbegynt.',
  preferences: 'Språket og landet du har valgt.',
  language: 'Språket du har valgt, så forsiden kommer på det språket.',
  session: 'At du er logget inn. Settes bare når du logger inn.',
  device:
    'At du har vært logget inn her før, så ingen kan stenge deg ute ved å gjette passordet ditt. Settes bare når du logger inn.',
  intent: 'Det du var i gang med da du ble bedt om å logge inn, så du kan fortsette etterpå.',
  checkoutForm:
    'Det du har skrevet i kassen, så det er der om siden lastes på nytt. Slettes når bestillingen er lagt inn.',
  draftPictures: 'Bilder til en idé du har begynt på, så de ikke går tapt. Slettes når du sender ideen.',
  drafts: 'Innlegg og omtaler du har begynt på, så de ikke går tapt. Slettes når du publiserer, eller etter 30 dager.',
  redirect: 'At du ble sendt til siden på ditt språk, så det bare skjer én gang.',
  splash: 'At du har lukket meldingen om overforbruksdagen.',
  bagChanges: 'Det siste du gjorde i handleposen, om siden lastes på nytt før det er sendt.',
  reload: 'At en side som manglet en fil, er lastet på nytt, så det bare skjer én gang.',
  consent: 'Valget du gjør her.',
  film: 'En video hentes fra Vimeo når du spiller den av, med sporing slått av. Ikke før.',
  errorReport:
    'Når noe går i stykker, sender vi oss selv en feilmelding: hva som skjedde og på hvilken side. Aldri hvem du er eller hva du har skrevet.',
  recentSearches: 'De siste søkene dine, så du slipper å skrive dem om igjen.',
  recentlyViewed: 'Produktene du så på sist, så du finner dem igjen.',
  seen: 'At du har sett forsiden og påmeldingen til nyhetsbrevet, og hvor mange plagg du har sett på.',
  dataLayer: 'Sidene du ser og det du legger i posen, uten navnet ditt.',
  bagProducts:
    'Hvilke produkter som ligger i handleposen din, så butikken kan telle handleposene med et produkt. Sendes bare til butikken, som glemmer det 30 dager etter at du sist endret posen. Aldri hvem du er.',
  googleAnalytics: 'Et tilfeldig nummer som lar Google Analytics telle besøk.',
  campaign: 'Nyhetsbrevet som førte deg hit. Det følger med bestillingen.',
} as const
