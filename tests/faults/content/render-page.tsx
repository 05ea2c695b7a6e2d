import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import * as path from '#web/app/(site)/[lang]/[...path]/page.tsx'
import * as discussion from '#web/app/(site)/[lang]/community/[product]/page.tsx'
import * as community from '#web/app/(site)/[lang]/community/page.tsx'
import SiteLayout from '#web/app/(site)/[lang]/layout.tsx'
import * as home from '#web/app/(site)/[lang]/page.tsx'
import * as notFoundPage from '#web/app/(site)/[lang]/page-not-found/page.tsx'
import * as search from '#web/app/(site)/[lang]/search/page.tsx'
import * as genderType from '#web/app/(site)/[lang]/shop/[segment]/[clothingType]/page.tsx'
import * as segment from '#web/app/(site)/[lang]/shop/[segment]/page.tsx'
import * as men from '#web/app/(site)/[lang]/shop/men/page.tsx'
import * as shop from '#web/app/(site)/[lang]/shop/page.tsx'
import * as women from '#web/app/(site)/[lang]/shop/women/page.tsx'

type Route<Params> = {
  readonly default: (props: { params: Promise<Params> }) => Promise<ReactNode>
  readonly generateMetadata: (props: { params: Promise<Params> }) => Promise<unknown>
}

/**
 * The markup of a page of the site by its decoded path, as the storefront's own route makes it. @throws what the page
 * throws
 */
export function renderPage(address: string): Promise<string> {
  const [, lang = '', first, second, third, ...rest] = address.split('/')
  if (first === undefined) return render(home, { lang })
  if (first === 'page-not-found') return render(notFoundPage, { lang })
  if (first === 'search' && second === undefined) return render(search, { lang })
  if (first === 'community' && third === undefined)
    return second === undefined ? render(community, { lang }) : render(discussion, { lang, product: encode(second) })
  if (first !== 'shop' || rest.length > 0) return render(path, { lang, path: address.split('/').slice(2).map(encode) })
  if (second === undefined) return render(shop, { lang })
  if (third !== undefined) return render(genderType, { lang, segment: encode(second), clothingType: encode(third) })
  if (second === 'women') return render(women, { lang })
  return second === 'men' ? render(men, { lang }) : render(segment, { lang, segment: encode(second) })
}

const encode = (part: string) => encodeURIComponent(part)

async function render<Params extends { lang: string }>(route: Route<Params>, values: Params): Promise<string> {
  const params = Promise.resolve(values)
  await route.generateMetadata({ params })
  const errors: unknown[] = []
  const page = <SiteLayout params={params}>{await route.default({ params })}</SiteLayout>
  const { prelude } = await prerender(page, { onError: (error) => void errors.push(error) })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return html
}
