/** Every failure that the API names, and the HTTP status that goes with it. Its message is the text `api.<code>`. */
export const statusOfCode = {
  invalidJson: 400,
  invalidInput: 400,
  invalidEmail: 400,
  malformedItem: 400,
  wrongOrigin: 403,
  noSuchCall: 404,
  noSuchProduct: 404,
  noSuchNotification: 404,
  bodyTooLarge: 413,
  tooManyRequests: 429,
  failed: 500,
  unavailable: 503,
} as const

export type ApiCode = keyof typeof statusOfCode
