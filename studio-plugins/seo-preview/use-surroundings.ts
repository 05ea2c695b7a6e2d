import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { type Surroundings, surroundings } from './described-document.ts'

const lakeOptions = { apiVersion: '2026-01-01' }

const query = `{
  "site": *[_id == "siteSettings"][0]{shopName, description, openGraphImage},
  "category": *[_id == $category][0]{slug}
}`

const nothing: Surroundings = {}

/** The site settings, and the category that a page is filed under, as drafts. Nothing until they are there, and where the lake does not answer. */
export function useSurroundings(category: string | undefined): Surroundings {
  const client = useClient(lakeOptions)
  const [known, setKnown] = useState(nothing)
  useEffect(() => {
    const controller = new AbortController()
    client
      .withConfig({ perspective: 'drafts', useCdn: false })
      .fetch<unknown>(query, { category: category ?? '' }, { signal: controller.signal })
      .then((answer) => setKnown(surroundings.catch(nothing).parse(answer)))
      .catch(() => undefined)
    return () => controller.abort()
  }, [client, category])
  return known
}
