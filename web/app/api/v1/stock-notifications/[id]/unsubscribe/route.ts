import { withinTime } from '#web/lib/unavailable.ts'
import { database } from '#web/server/db/database.ts'
import { longestAnswer, requestLanguage } from '#web/server/http.ts'
import { reportServerFailure } from '#web/server/report.ts'
import { checkLink, type UnsubscribeLink, unsubscribeFromStock } from '#web/server/stock-notifications/unsubscribe.ts'
import { type UnsubscribeState, unsubscribePage } from './unsubscribe-page.ts'

type Context = { readonly params: Promise<{ readonly id: string }> }

/** The link in a mail: asks first, because mail programs open links on their own. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return answer(request, params, async (link) => {
    const checked = await checkLink(database(), link)
    if (!checked.ok) return 'unknown'
    return checked.value ? 'question' : 'done'
  })
}

/**
 * The page's button, and the one click in mail programs (RFC 8058), which come from no page of ours: the token is what
 * allows it.
 */
export function POST(request: Request, { params }: Context): Promise<Response> {
  return answer(request, params, async (link) => {
    const result = await unsubscribeFromStock(database(), link)
    return result.ok ? 'done' : 'unknown'
  })
}

async function answer(
  request: Request,
  params: Context['params'],
  work: (link: UnsubscribeLink) => Promise<UnsubscribeState>,
): Promise<Response> {
  const lang = requestLanguage(request)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const { id } = await params
  const state = await withinTime(work({ id, token }), longestAnswer, 'Unsubscribing').catch(
    (error: unknown): UnsubscribeState => {
      reportServerFailure('unsubscribe', error)
      return 'failed'
    },
  )
  return unsubscribePage(lang, state)
}
