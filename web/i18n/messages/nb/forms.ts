/** What all forms say of their fields. */
export const forms = {
  required: 'Må fylles ut',
  invalidEmail: 'Skriv en gyldig e-postadresse, for eksempel navn@eksempel.no.',
  tooShort: 'Må ha minst {min} tegn',
  tooLong: 'Kan ha høyst {max} tegn',
  invalid: 'Dette er ikke gyldig',
  showPassword: 'Vis passord',
  hidePassword: 'Skjul passord',
} as const
