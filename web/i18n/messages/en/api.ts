/** Messages of the API's failures, by code (server/api-codes.ts). */
export const api = {
  invalidJson: 'The call was not valid JSON.',
  invalidInput: 'Something in the form is not filled in correctly.',
  invalidEmail: 'Enter a valid e-mail address.',
  malformedItem: 'item id is malformed',
  wrongOrigin: 'The call did not come from this site.',
  noSuchCall: 'There is no such call.',
  noSuchProduct: 'No such product',
  noSuchNotification: 'There is no such notification. It may be deleted already.',
  bodyTooLarge: 'Too much was sent at once.',
  tooManyRequests: 'There were too many attempts. Wait a little and try again.',
  failed: 'Oops, something went wrong',
  unavailable: 'The service is not available right now. Try again shortly.',
} as const
