import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { type PageContext, pageContext } from './described-document.ts'

const lakeOptions = { apiVersion: '2026-01-01' }

const query = `{
  "site": *[_id == "siteSettings"][0]{shopName, description, openGraphImage},
  "category": *[_id == $category][0]{slug}
}`

const nothing: PageContext = {}

/** The site settings and the page's category, drafts included. Empty until they are loaded, and if the lake fails. */
export function usePageContext(category: string | undefined): PageContext {
  const client = useClient(lakeOptions)
  const [known, setKnown] = useState(nothing)
  useEffect(() => {
    const controller = new AbortController()
    client
      .withConfig({ perspective: 'drafts', useCdn: false })
      .fetch<unknown>(query, { category: category ?? '' }, { signal: controller.signal })
      .then((result) => setKnown(pageContext.catch(nothing).parse(result)))
      .catch(() => undefined)
    return () => controller.abort()
  }, [client, category])
  return known
}
