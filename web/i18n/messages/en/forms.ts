/** What all forms say of their fields. */
export const forms = {
  required: 'Required',
  invalidEmail: 'Enter a valid e-mail address, such as name@example.com.',
  tooShort: 'Must be at least {min} characters',
  tooLong: 'Must be at most {max} characters',
  invalid: 'This is not valid',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const
