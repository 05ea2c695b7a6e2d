import { unbroken } from '#web/i18n/unbroken.ts'
/** The messages of all forms about their fields. */
export const forms = unbroken({
  required: 'Required',
  invalidEmail: 'Enter a valid e-mail address, such as name@example.com.',
  tooShort: 'Must be at least {min} characters',
  tooLong: 'Must be at most {max} characters',
  invalid: 'This is not valid',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notAPicture: 'We only support images',
  heicPicture: 'Your browser cannot read HEIC pictures. Save the picture as a JPEG and try again.',
  pictureTooLarge: 'The picture is too large. Choose one below 100 MB and 100 megapixels.',
} as const)
