import { env } from '#web/config/server-env.ts'
import { mostAsked, publicStateQuestion } from '#web/domain/content/public-state.ts'
import { baseline } from '#web/lib/baseline.ts'
import { database } from '#web/server/db/database.ts'
import { readJson, respond } from '#web/server/http.ts'
import { behindOf } from '#web/server/publications/behind.ts'
import { clientAddress, rateLimit } from '#web/server/rate-limits.ts'
import { failure } from '#web/server/result.ts'

/** Calls of one address a minute: those of an office full of open Studios. */
const limit = rateLimit(300, 60)
/** Bytes; a document is asked about in some 200. */
const mostBytes = mostAsked * 400

const corsHeaders = {
  'access-control-allow-origin': env.studioOrigin,
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'POST',
  'access-control-max-age': '7200',
}

/**
 * `POST {documents: [{id, publishedAt, isGone}]}`: which of these published documents are not public yet, `{behind: [{id, reason}]}`. The
 * Studio asks. Whoever asks has to know the ids, and learns nothing of drafts or contents. 503 while the database is away.
 */
export async function POST(request: Request): Promise<Response> {
  const response = await respond(request, async () => {
    if (request.headers.get('origin') !== env.studioOrigin) return failure('wrongOrigin')
    const allowed = await limit.check(clientAddress(request))
    if (!allowed.ok) return allowed
    const question = await readJson(request, publicStateQuestion, mostBytes)
    if (!question.ok) return question
    return await behindOf(database(), question.value.documents, baseline())
  })
  for (const [name, value] of Object.entries(corsHeaders)) response.headers.set(name, value)
  return response
}

/** Asked by the browser before the call of another origin. */
export function OPTIONS(): Response {
  return new Response(null, { status: 204, headers: corsHeaders })
}
