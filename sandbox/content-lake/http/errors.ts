import type { ContentfulStatusCode } from 'hono/utils/http-status'

const STATUS_NAMES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  500: 'Internal Server Error',
  507: 'Insufficient Storage',
}

/** An error response, with the body that the hosted lake sends. */
export class LakeError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: unknown

  constructor(status: ContentfulStatusCode, body: unknown, message: string) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** The body of errors outside the data engine: `{statusCode, error, message}`. */
export function httpError(status: ContentfulStatusCode, message: string): LakeError {
  return new LakeError(status, { statusCode: status, error: STATUS_NAMES[status] ?? 'Error', message }, message)
}

type FailureItem = { description: string; type: string; [key: string]: unknown }

/** The body of a rejected transaction: one item for each mutation or action that failed. */
export class TransactionRefused extends Error {
  readonly status: 400 | 409
  readonly item: FailureItem

  constructor(status: 400 | 409, item: FailureItem) {
    super(item.description)
    this.status = status
    this.item = item
  }
}

export function refusedTransaction(
  kind: 'mutationError' | 'actionError',
  refusal: TransactionRefused,
  index: number,
): LakeError {
  const { item } = refusal
  const description =
    kind === 'mutationError'
      ? `The mutation(s) failed: ${item.description}`
      : `The action(s) failed: ${item.description}`
  return new LakeError(
    refusal.status,
    { error: { description, items: [{ error: item, index }], type: kind } },
    description,
  )
}

/** The shape of a query that does not parse or cannot be evaluated; positions count characters of `query`. */
export function queryError(error: {
  description: string
  start: number
  end: number
  query: string
  kind: string
}): LakeError {
  const { description, start, end, query, kind } = error
  return new LakeError(400, { error: { description, start, end, query, type: kind } }, description)
}
