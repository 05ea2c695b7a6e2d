export const shells = {
  accountTitle: 'Min side',
  accountText: 'Du er logget inn. Her får du bestillingene og opplysningene dine.',
  accountLoggedOutText:
    'Logg inn for å se opplysningene dine og det du har skrevet. Har du ikke konto, lager du en på et minutt.',
  logIn: 'Logg inn',
  join: 'Bli med',
  logOut: 'Logg ut',
  logOutFailed: 'Du er fortsatt logget inn, for vi fikk ikke kontakt. Prøv igjen.',
  checkoutFailedTitle: 'Betalingen gikk ikke gjennom',
  checkoutFailedText:
    'Mobilbetaling melder av og til feil selv om pengene er trukket. Se etter en bekreftelse på e-post før du prøver igjen.',
  checkoutSuccessTitle: 'Takk for bestillingen',
  checkoutSuccessText: 'Bekreftelsen kommer på e-post. En del av kjøpet går til å plante trær.',
  checkPaymentTitle: 'Vi sjekker betalingen',
  checkPaymentText: 'Det tar vanligvis noen sekunder.',
  crowdfundingTitle: 'Reservasjonen er registrert',
  crowdfundingText: 'Du betaler bare hvis produksjonen starter. Da får du en e-post med lenke til betalingen.',
  seeProduct: 'Se produktet',
  backToCheckout: 'Tilbake til kassen',
  toShop: 'Gå til butikken',
} as const
