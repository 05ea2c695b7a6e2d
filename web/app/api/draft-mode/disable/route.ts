import { perspectiveCookieName, variantCookieName } from '@sanity/preview-url-secret/constants'
import { cookies, draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { env } from '../../../../config/server-env.ts'
import { pathOnSite } from '../../../../routing/path-on-site.ts'

/** Leaves draft mode and goes back to the page the editor was on, as visitors see it. */
export async function GET(request: Request): Promise<never> {
  const draft = await draftMode()
  draft.disable()
  const jar = await cookies()
  for (const name of [perspectiveCookieName, variantCookieName]) jar.delete(name)
  const page = pathOnSite(request.headers.get('referer'), env.siteOrigin)
  redirect(page && !page.startsWith('/api/') ? page : '/')
}
