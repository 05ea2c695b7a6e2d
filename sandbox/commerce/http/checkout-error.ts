/** An error in the platform's format: a status of 400 or above, and messages by field. */
export class CheckoutError extends Error {
  readonly status: number
  readonly errors: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    errors: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(JSON.stringify(errors))
    this.status = status
    this.errors = errors
    this.headers = headers
  }
}

export function notFound(field: string, message = 'not found'): CheckoutError {
  return new CheckoutError(404, { [field]: message })
}

export function notAcceptable(errors: Readonly<Record<string, string>>): CheckoutError {
  return new CheckoutError(406, errors)
}
