import 'server-only'
import type { z } from 'zod'
import { parseJson } from '#web/domain/json.ts'
import { type ApiCode, apiErrors } from '#web/services/backend/api-errors.ts'
import { failure, type Result, success } from '../result.ts'

/** The maximum size of a body in bytes, unless its endpoint declares another. */
export const DEFAULT_MAX_BYTES = 10_000

/** The request's JSON body, checked. Only `application/json` is read: a form of another site cannot send it. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes: number,
): Promise<Result<z.output<Schema>, ApiCode>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return failure('unsupportedMediaType')
  const text = await readText(request, maxBytes)
  if (!text.ok) return text
  const body = parseJson(text.value)
  return body === undefined ? failure('invalidJson') : check(schema, body)
}

/**
 * The value as the schema parses it. A schema sets an error code for a field with the message `api:<code>`
 * (`z.email({ error: 'api:invalidEmail' })`); everything else that is wrong is `invalidInput`.
 */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): Result<z.output<Schema>, ApiCode> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) return failure(codeOf(parsed.error.issues))
  return hasNullCharacter(parsed.data) ? failure('invalidInput') : success(parsed.data)
}

/** PostgreSQL stores no text with the character U+0000, so it is refused here instead of failing there. */
function hasNullCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasNullCharacter)
}

/**
 * The request's body, at most `maxBytes`: stops reading at the limit, whatever length the client declared. A body that
 * the client aborts is invalid input.
 */
export async function readText(
  request: Request,
  maxBytes: number,
): Promise<Result<string, 'bodyTooLarge' | 'invalidInput'>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) return failure('bodyTooLarge')
      chunks.push(chunk)
    }
  } catch {
    return failure('invalidInput')
  }
  return success(Buffer.concat(chunks).toString('utf8'))
}

function codeOf(issues: readonly z.core.$ZodIssue[]): ApiCode {
  for (const { message } of issues) {
    const code = message.startsWith('api:') ? message.slice('api:'.length) : ''
    if (isApiCode(code)) return code
  }
  return 'invalidInput'
}

function isApiCode(code: string): code is ApiCode {
  return Object.hasOwn(apiErrors, code)
}
