import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { env } from '../../../../config/server-env.ts'

/** Leaves draft mode and goes back to the page the editor was on, as visitors see it. */
export async function GET(request: Request): Promise<never> {
  const draft = await draftMode()
  draft.disable()
  redirect(pathOnThisSite(request.headers.get('referer')))
}

function pathOnThisSite(referer: string | null): string {
  if (!referer || !URL.canParse(referer)) return '/'
  const { origin, pathname } = new URL(referer)
  return origin === env.siteOrigin && !pathname.startsWith('/api/') ? pathname : '/'
}
