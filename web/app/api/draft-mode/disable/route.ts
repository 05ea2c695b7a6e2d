import {
  perspectiveCookieName,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewVariant,
  variantCookieName,
} from '@sanity/preview-url-secret/constants'
import { cookies, draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { env } from '#web/config/server-env.ts'
import { simulationCookie } from '#web/domain/simulation/simulation.ts'
import { pathOnSite } from '#web/routing/path-on-site.ts'
import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'

/** Values of `Sec-Fetch-Dest` for a document in a frame. */
const framed = new Set(['iframe', 'frame'])

/**
 * Leaves draft mode and goes back to the page the editor was on, as visitors see it. In the Studio's frame it stays on:
 * pages for visitors may not be framed, so the frame would show the browser's own error page until the Studio is
 * reloaded.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  rawEndpoint({
    method: 'GET',
    path: '/api/draft-mode/disable',
    summary: 'Ends the preview.',
    async run({ request }) {
      if (!framed.has(request.headers.get('sec-fetch-dest') ?? '')) await leaveDraftMode()
      redirect(pageBefore(request.headers.get('referer')))
    },
  }),
)

async function leaveDraftMode(): Promise<void> {
  const draft = await draftMode()
  draft.disable()
  const jar = await cookies()
  for (const name of [perspectiveCookieName, variantCookieName, simulationCookie]) jar.delete(name)
}

/** Path of the page with the link, without the parameters that the Studio added to its address. */
function pageBefore(referer: string | null): string {
  const page = pathOnSite(referer, env.siteOrigin)
  if (!page || page.startsWith('/api/')) return '/'
  const { pathname, searchParams } = new URL(page, env.siteOrigin)
  for (const name of [urlSearchParamPreviewPerspective, urlSearchParamPreviewVariant]) searchParams.delete(name)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}
