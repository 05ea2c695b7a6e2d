import { unbroken } from '#web/i18n/unbroken.ts'
/** The dialog for pitching an idea. */
export const idea = unbroken({
  title: 'Send inn en idé',
  loading: 'Laster …',
  loginText: 'Logg inn eller bli med, så kan du sende inn ideen din.',
  text: 'Hva skulle du ønske at vi sydde? Skriv fritt, og legg gjerne ved en skisse eller et bilde.',
  content: 'Ideen din',
  pictures: 'Bilder (valgfritt, opptil {max})',
  addPictures: 'Legg til bilder',
  reading: 'Klargjør {name} …',
  sendingPicture: 'Sender {name}',
  pictureReady: '{count} av {max} bilder lagt til',
  remove: 'Fjern {name}',
  tooMany: 'Du kan legge ved opptil {max} bilder.',
  submit: 'Send inn ideen',
  busy: 'Sender …',
  sending: 'Sender ideen',
  thanksTitle: 'Takk for ideen',
  thanksText: 'Vi leser alt som kommer inn, og tar kontakt på e-post hvis vi vil høre mer.',
  done: 'Ferdig',
  pitchIdeaContentRequired: 'Skriv litt om ideen, minst 2 tegn.',
} as const)
