import { unbroken } from '#web/i18n/unbroken.ts'
/** The messages of all forms about their fields. */
export const forms = unbroken({
  required: 'Må fylles ut',
  invalidEmail: 'Skriv en gyldig e-postadresse, for eksempel navn@eksempel.no.',
  tooShort: 'Må ha minst {min} tegn',
  tooLong: 'Kan ha høyst {max} tegn',
  invalid: 'Dette er ikke gyldig',
  showPassword: 'Vis passord',
  hidePassword: 'Skjul passord',
  notAPicture: 'Vi støtter bare bilder',
  heicPicture: 'Nettleseren kan ikke lese HEIC-bilder. Lagre bildet som JPEG, og prøv igjen.',
  pictureTooLarge: 'Bildet er for stort. Velg et på under 100 MB og 100 megapiksler.',
} as const)
