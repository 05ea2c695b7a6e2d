const fields: Readonly<Record<string, string>> = {
  emailRequired: 'email',
  invalidEmail: 'email',
  emailTaken: 'email',
  passwordLengthError: 'password',
  nameRequired: 'fullName',
  nameTooLong: 'fullName',
  nameHasInvisibleCharacters: 'fullName',
  nameHasContact: 'fullName',
  nameOfTheShop: 'fullName',
  codeRequired: 'code',
  incorrectCode: 'code',
  birthYearMustBeANumber: 'birthYear',
  birthYearMustBeAValidBirthYear: 'birthYear',
}

/** The form field that an error code about an account belongs to; undefined for those about the form as a whole. */
export function accountErrorField(code: string): string | undefined {
  return Object.hasOwn(fields, code) ? fields[code] : undefined
}
