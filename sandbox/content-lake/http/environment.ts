import type { Context } from 'hono'
import { canWrite, READ_ROBOT, type User } from '../auth/people.ts'
import type { ContentLake } from '../lake.ts'
import { isObject } from '../mendoza/values.ts'
import type { LakeDataset } from '../store/lake-dataset.ts'
import { httpError, LakeError } from './errors.ts'
import { requireDatasetName } from './rules.ts'

export type LakeEnvironment = {
  Variables: {
    lake: ContentLake
    /** `1`, `X` or a date, without the `v`. */
    apiVersion: string
    /** Undefined for anonymous requests. */
    user: User | undefined
    token: string | undefined
  }
}

export type LakeContext = Context<LakeEnvironment>

/** @throws LakeError 403 for the storefront's token in a dataset of comments, which are the staff's own */
export function datasetOf(c: LakeContext): LakeDataset {
  const dataset = c.get('lake').dataset(requireDatasetName(c.req.param('dataset') ?? ''))
  if (c.get('user') === READ_ROBOT && c.get('lake').isAddon(dataset.name))
    throw httpError(403, 'Insufficient permissions; permission "read" required')
  return dataset
}

/** Whether this user may write in the dataset. Viewers comment too, as in the hosted service. */
export function mayWrite(c: LakeContext, user: User, { name }: LakeDataset): boolean {
  return canWrite(user) || (!user.isRobot && c.get('lake').isAddon(name))
}

/** @throws LakeError 401 for anonymous requests */
export function requireUser(c: LakeContext): User {
  const user = c.get('user')
  if (user) return user
  throw httpError(401, 'Unauthorized - this endpoint requires a valid token')
}

/** @throws LakeError 401 for anonymous requests, 403 for viewers */
export function requireEditor(c: LakeContext): User {
  const user = requireUser(c)
  if (canWrite(user)) return user
  throw httpError(403, 'Insufficient permissions; permission "update" required')
}

export function requireAdministrator(c: LakeContext): User {
  const user = requireUser(c)
  if (user.role === 'administrator') return user
  throw httpError(403, 'Insufficient permissions; permission "manage" required')
}

/** Bytes that a JSON body may have: what the hosted service takes in one mutation request. */
const MAX_BODY_BYTES = 4 * 1024 * 1024

const MAX_DEPTH = 1000

/** @throws LakeError 413 over the limit, 400 when the body is not JSON, not an object, or nested too deeply */
export async function readJsonBody(c: LakeContext, limit = MAX_BODY_BYTES): Promise<Record<string, unknown>> {
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge(limit)
  const text = await c.req.text()
  if (Buffer.byteLength(text) > limit) throw tooLarge(limit)
  const body = parseJson(text)
  if (isObject(body)) return body
  throw httpError(400, 'Invalid request payload: the body must be a JSON object')
}

function parseJson(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text)
    requirePlainContent(body)
    return body
  } catch (error) {
    throw error instanceof LakeError ? error : httpError(400, 'Invalid request payload JSON format')
  }
}

/** Documents are read recursively, so their depth is limited. */
function requirePlainContent(body: unknown): void {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw httpError(400, `Invalid request payload: nested deeper than ${MAX_DEPTH} levels`)
    const objects = level.filter((value) => typeof value === 'object' && value !== null)
    if (objects.some((value) => Object.hasOwn(value, '__proto__'))) {
      throw httpError(400, 'Invalid request payload: "__proto__" cannot be an attribute')
    }
    level = objects.flatMap((value) => Object.values(value))
  }
}

function tooLarge(limit: number) {
  return httpError(413, `Payload content length greater than maximum allowed: ${limit}`)
}
