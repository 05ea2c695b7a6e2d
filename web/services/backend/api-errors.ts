import type { Language } from '#web/routing/languages.ts'

type ApiError = { readonly status: ErrorStatus } & Readonly<Record<Language, string>>
type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503

/**
 * Every error of the API: its code (camelCase), the HTTP status and the message in both languages; `{wait}` is how long
 * to wait. The table is the only place for them: a code that is not here, or a missing language, fails the type check.
 * Browsers import the types only.
 */
export const apiErrors = {
  invalidJson: { status: 400, nb: 'Kallet var ikke gyldig JSON.', en: 'The request was not valid JSON.' },
  simulated: {
    status: 403,
    nb: 'Dette er en simulering. Ingenting lagres.',
    en: 'This is a simulation. Nothing is saved.',
  },
  invalidInput: {
    status: 400,
    nb: 'Noe i skjemaet er ikke fylt ut riktig.',
    en: 'Something in the form is not filled in correctly.',
  },
  invalidEmail: { status: 400, nb: 'Skriv en gyldig e-postadresse.', en: 'Enter a valid e-mail address.' },
  malformedItem: { status: 400, nb: 'Varenummeret er ikke gyldig', en: 'item id is malformed' },
  emailRequired: { status: 400, nb: 'Skriv e-postadressen din.', en: 'Enter your e-mail address.' },
  emailAndPasswordRequired: { status: 400, nb: 'E-post og passord må fylles ut', en: 'Email and password required' },
  passwordRequired: { status: 400, nb: 'Skriv et passord.', en: 'Enter a password.' },
  passwordLengthError: {
    status: 400,
    nb: 'Passordet må ha mellom 8 og 256 tegn.',
    en: 'The password must have between 8 and 256 characters.',
  },
  nameRequired: { status: 400, nb: 'Skriv navnet ditt, minst 2 tegn.', en: 'Enter your name, at least 2 characters.' },
  nameTooLong: { status: 400, nb: 'Navnet kan ha høyst 100 tegn.', en: 'The name can have at most 100 characters.' },
  nameHasInvisibleCharacters: {
    status: 400,
    nb: 'Navnet inneholder tegn som ikke kan vises.',
    en: 'The name contains characters that cannot be shown.',
  },
  nameHasContact: {
    status: 400,
    nb: 'Skriv bare navnet, uten nettadresse, e-postadresse, brukernavn med @ eller telefonnummer.',
    en: 'Enter only the name, without a web address, e-mail address, handle with @ or phone number.',
  },
  nameOfTheShop: {
    status: 400,
    nb: 'Navnet kan forveksles med butikken. Skriv ditt eget navn.',
    en: 'The name could be mistaken for the shop’s. Enter your own name.',
  },
  birthYearMustBeANumber: { status: 400, nb: 'Fødselsåret må være et tall.', en: 'The birth year must be a number.' },
  birthYearMustBeAValidBirthYear: { status: 400, nb: 'Skriv et gyldig fødselsår.', en: 'Enter a valid birth year.' },
  codeRequired: {
    status: 400,
    nb: 'Skriv koden på seks sifre fra e-posten.',
    en: 'Enter the six-digit code from the e-mail.',
  },
  incorrectCode: { status: 400, nb: 'Feil kode', en: 'Incorrect code' },
  wrongOldPassword: { status: 400, nb: 'Feil gammelt passord', en: 'Wrong old password' },
  wrongPassword: { status: 400, nb: 'Feil passord', en: 'Wrong password' },
  notAPicture: { status: 400, nb: 'Vi støtter bare bilder', en: 'We only support images' },
  heicPicture: {
    status: 400,
    nb: 'Vi støtter ikke HEIC-bilder. Lagre bildet som JPEG, og prøv igjen.',
    en: 'We do not support HEIC pictures. Save the picture as a JPEG and try again.',
  },
  tooManyPictures: { status: 400, nb: 'Du kan legge ved opptil 5 bilder.', en: 'You can add up to 5 pictures.' },
  pitchIdeaContentRequired: {
    status: 400,
    nb: 'Skriv litt om ideen, minst 2 tegn.',
    en: 'Write a little about the idea, at least 2 characters.',
  },
  postTextRequired: { status: 400, nb: 'Skriv minst 2 tegn.', en: 'Write at least 2 characters.' },
  textTooLong: { status: 400, nb: 'Teksten er for lang.', en: 'The text is too long.' },
  textHasControlCharacters: {
    status: 400,
    nb: 'Teksten inneholder tegn som ikke kan vises.',
    en: 'The text contains characters that cannot be shown.',
  },
  reasonRequired: { status: 400, nb: 'Skriv hva som er galt.', en: 'Write what is wrong.' },
  starsRequired: { status: 400, nb: 'Velg mellom 1 og 5 stjerner.', en: 'Choose between 1 and 5 stars.' },
  reviewTitleRequired: { status: 400, nb: 'Gi omtalen en overskrift.', en: 'Give the review a title.' },
  reviewTextRequired: { status: 400, nb: 'Skriv hva du synes.', en: 'Write what you think.' },
  phoneRequired: { status: 400, nb: 'Skriv telefonnummeret ditt.', en: 'Enter your phone number.' },
  invalidPhone: { status: 400, nb: 'Skriv et gyldig telefonnummer.', en: 'Enter a valid phone number.' },
  notAPickUpDay: {
    status: 400,
    nb: 'Velg en dag da butikken er åpen.',
    en: 'Choose a day when the shop is open.',
  },
  termsRequired: { status: 400, nb: 'Godta vilkårene for å låne.', en: 'Accept the terms to borrow.' },
  nothingToReserve: {
    status: 400,
    nb: 'Det er ingenting å reservere i posen.',
    en: 'There is nothing to reserve in the bag.',
  },
  notLoggedIn: { status: 401, nb: 'Du er ikke logget inn.', en: 'You are not logged in.' },
  incorrectCredentials: { status: 401, nb: 'Feil e-post eller passord', en: 'Incorrect email or password' },
  invalidToken: {
    status: 401,
    nb: 'Innloggingen i studioet er ikke gyldig. Logg inn på nytt.',
    en: 'Your Studio login is not valid. Log in again.',
  },
  invalidSignature: {
    status: 401,
    nb: 'Signaturen mangler eller er feil.',
    en: 'The signature is missing or wrong.',
  },
  invalidPreviewSecret: {
    status: 401,
    nb: 'Forhåndsvisningen må åpnes fra studioet.',
    en: 'The preview has to be opened from the Studio.',
  },
  staleSignature: { status: 401, nb: 'Signaturen er for gammel.', en: 'The signature is too old.' },
  wrongOrigin: {
    status: 403,
    nb: 'Kallet kom ikke fra dette nettstedet.',
    en: 'The request did not come from this site.',
  },
  editorsOnly: {
    status: 403,
    nb: 'Bare redaktører har tilgang til dette.',
    en: 'Only editors have access to this.',
  },
  ownContribution: {
    status: 403,
    nb: 'Du kan ikke rapportere noe du selv har skrevet.',
    en: 'You cannot report what you wrote yourself.',
  },
  noSuchCall: { status: 404, nb: 'Dette kallet finnes ikke.', en: 'There is no such call.' },
  noSuchProduct: { status: 404, nb: 'Produktet finnes ikke', en: 'No such product' },
  noSuchSession: { status: 404, nb: 'Du er alt logget ut der.', en: 'You are already logged out there.' },
  noSuchReview: { status: 404, nb: 'Omtalen finnes ikke lenger.', en: 'The review no longer exists.' },
  noSuchPost: { status: 404, nb: 'Innlegget finnes ikke lenger.', en: 'The post no longer exists.' },
  verificationExpired: {
    status: 404,
    nb: 'Lenken gjelder ikke lenger. Be om en ny på Min side.',
    en: 'The link is no longer valid. Ask for a new one in your account.',
  },
  newsletterLinkExpired: {
    status: 404,
    nb: 'Lenken gjelder ikke lenger. Meld deg på en gang til nederst på siden.',
    en: 'The link is no longer valid. Sign up once more at the bottom of the page.',
  },
  noSuchPicture: { status: 404, nb: 'Bildet finnes ikke.', en: 'There is no such picture.' },
  noSuchNotification: {
    status: 404,
    nb: 'Varselet finnes ikke. Det kan alt være slettet.',
    en: 'There is no such notification. It may be deleted already.',
  },
  noSuchSize: { status: 404, nb: 'Størrelsen lånes ikke ut.', en: 'This size is not lent.' },
  noSuchBorrowing: {
    status: 404,
    nb: 'Vi finner ikke lånet. Lenken kan være gammel.',
    en: 'We cannot find the loan. The link may be old.',
  },
  noSuchReservation: {
    status: 404,
    nb: 'Vi finner ikke reservasjonen. Lenken kan være gammel.',
    en: 'We cannot find the reservation. The link may be old.',
  },
  noSuchSelection: { status: 404, nb: 'Handleposen finnes ikke lenger.', en: 'The bag no longer exists.' },
  methodNotAllowed: {
    status: 405,
    nb: 'Kallet finnes, men ikke med denne metoden.',
    en: 'The call exists, but not with this method.',
  },
  emailTaken: {
    status: 409,
    nb: 'Det finnes allerede en bruker med denne e-postadressen',
    en: 'A user already exists with this email',
  },
  idTaken: {
    status: 409,
    nb: 'Innlegget kunne ikke lagres. Prøv igjen.',
    en: 'The post could not be saved. Try again.',
  },
  differentRequest: {
    status: 409,
    nb: 'Dette er allerede sendt med et annet innhold. Last siden på nytt.',
    en: 'This was already sent with other content. Reload the page.',
  },
  noneLeft: {
    status: 409,
    nb: 'Størrelsen er ikke ledig de dagene. Velg en annen dag eller størrelse.',
    en: 'The size is not available on those days. Choose another day or size.',
  },
  itemInStock: {
    status: 409,
    nb: 'Varen er på lager igjen. Last siden på nytt for å kjøpe den.',
    en: 'The item is back in stock. Reload the page to buy it.',
  },
  alreadyBorrowed: {
    status: 409,
    nb: 'Denne e-postadressen har allerede et lån av plagget.',
    en: 'This e-mail address has already borrowed the garment.',
  },
  alreadyHandedOut: {
    status: 409,
    nb: 'Plagget er hentet, så lånet kan ikke avbestilles.',
    en: 'The garment has been picked up, so the loan cannot be cancelled.',
  },
  otherState: {
    status: 409,
    nb: 'Lånet er endret i mellomtiden. Last listen på nytt.',
    en: 'The loan has changed meanwhile. Reload the list.',
  },
  notReservable: {
    status: 409,
    nb: 'Et av produktene kan ikke reserveres lenger.',
    en: 'One of the products can no longer be reserved.',
  },
  campaignEnded: { status: 409, nb: 'Kampanjen er avsluttet.', en: 'The campaign has ended.' },
  tooFewLeft: {
    status: 409,
    nb: 'Så mange er det ikke igjen å reservere.',
    en: 'There are not that many left to reserve.',
  },
  purchaseExpired: {
    status: 409,
    nb: 'Fristen for å betale er ute, og reservasjonen har falt bort. Skriv til oss hvis du fortsatt vil ha det.',
    en: 'The time to pay is over, and the reservation has lapsed. Write to us if you still want it.',
  },
  tooManyPerPerson: {
    status: 409,
    nb: 'Det er flere enn hver kan reservere. Det du har reservert fra før, teller med.',
    en: 'That is more than one person can reserve. What you have reserved before counts too.',
  },
  reservationExpired: {
    status: 409,
    nb: 'Fristen for å bekrefte er ute, så plassene er ikke dine. Reserver gjerne på nytt.',
    en: 'The time to confirm is over, so the places are not yours. You are welcome to reserve again.',
  },
  productionStarted: {
    status: 409,
    nb: 'Produksjonen er i gang, så reservasjonen kan ikke avbestilles. Du betaler ingenting før du selv velger det.',
    en: 'Production has started, so the reservation cannot be cancelled. You pay nothing unless you choose to.',
  },
  noLinkToSend: {
    status: 409,
    nb: 'Reservasjonen er betalt, avbestilt eller bortfalt, eller produksjonen er ikke i gang.',
    en: 'The reservation is paid, cancelled or lapsed, or production has not started.',
  },
  otherDecision: {
    status: 409,
    nb: 'Det er allerede bestemt noe annet om kampanjen.',
    en: 'Something else was already decided about the campaign.',
  },
  nothingReserved: { status: 409, nb: 'Ingen har reservert.', en: 'Nobody has made a reservation.' },
  campaignNotFailed: {
    status: 409,
    nb: 'Kampanjen er i gang eller fikk nok reservasjoner.',
    en: 'The campaign is still running or got enough reservations.',
  },
  bodyTooLarge: { status: 413, nb: 'Det ble sendt for mye på én gang.', en: 'Too much was sent at once.' },
  pictureTooLarge: {
    status: 413,
    nb: 'Bildet er for stort. Velg et på under 5 MB og 12 megapiksler.',
    en: 'The picture is too large. Choose one below 5 MB and 12 megapixels.',
  },
  unsupportedMediaType: {
    status: 415,
    nb: 'Innholdet er sendt i et format som ikke støttes.',
    en: 'The content was sent in a format that is not supported.',
  },
  verifyToWriteMore: {
    status: 429,
    nb: 'Du kan skrive tre ganger i timen til du har bekreftet e-postadressen din. Følg lenken i e-posten fra oss, eller be om en ny på Min side.',
    en: 'You can write three times an hour until you have verified your e-mail address. Follow the link in our e-mail, or ask for a new one in your account.',
  },
  tooManyRequests: {
    status: 429,
    nb: 'Det kom for mange forsøk. Prøv igjen om {wait}.',
    en: 'There were too many attempts. Try again in {wait}.',
  },
  tooManyLogins: {
    status: 429,
    nb: 'Det kom for mange forsøk. Prøv igjen om {wait}, eller velg «Glemt passordet?» og kom inn med en lenke på e-post.',
    en: 'There were too many attempts. Try again in {wait}, or choose “Forgot your password?” and get in by a link in an e-mail.',
  },
  tooManyMails: {
    status: 429,
    nb: 'Adressen har nettopp fått flere e-poster fra oss, om den har en konto. Bruk lenken i den nyeste, eller be om en ny om {wait}.',
    en: 'If the address has an account, we have just sent it several e-mails. Use the link in the newest one, or ask for another in {wait}.',
  },
  mailedRecently: {
    status: 429,
    nb: 'Det er nettopp sendt en e-post med lenken. Du kan sende den igjen om {wait}.',
    en: 'A mail with the link was just sent. You can send it again in {wait}.',
  },
  failed: { status: 500, nb: 'Oi, noe gikk galt', en: 'Oops, something went wrong' },
  unavailable: {
    status: 503,
    nb: 'Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
    en: 'The service is not available right now. Try again shortly.',
  },
} as const satisfies Readonly<Record<string, ApiError>>

export type ApiCode = keyof typeof apiErrors
