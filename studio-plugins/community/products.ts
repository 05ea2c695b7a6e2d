import { z } from 'zod'
import { type Language, languages } from '#web/routing/languages.ts'
import { discussionLink, productLink } from '#web/routing/links.ts'
import { t } from './norwegian.ts'

const text = z.string().nullish()
const slug = z.object({ current: text }).nullish()
const number = z.number().nullish()
const documents = z.array(
  z.object({
    _id: z.string(),
    nb: text,
    en: text,
    slug: z.object({ nb: slug, en: slug }).nullish(),
    centraId: text,
    state: text,
    crowdfundingDate: text,
    crowdfundingGoal: number,
    crowdfundingMax: number,
  }),
)

/** Drafts and published products; versions in releases are left out. */
export const communityProductsQuery = `*[_type == "product" && !(_id in path("versions.**"))]{
  _id, "nb": title.nb, "en": title.en, slug, centraId, "state": productState, crowdfundingDate, crowdfundingGoal, crowdfundingMax
}`

export type CommunityProduct = {
  readonly id: string
  readonly name: string
  readonly centraId: string | undefined
  readonly state: string | undefined
  readonly crowdfundingDate: string | undefined
  readonly crowdfundingGoal: number | undefined
  readonly crowdfundingMax: number | undefined
  /** Paths on the site, where it is published: its own page and its discussion. */
  readonly paths: { readonly [lang in Language]?: { readonly page: string; readonly discussion: string } }
}

/** Products by their ids: as published, or their drafts where they never were. Sorted by name. */
export function readCommunityProducts(result: unknown): ReadonlyMap<string, CommunityProduct> {
  const byId = Map.groupBy(documents.parse(result), ({ _id }) => _id.replace(/^drafts\./, ''))
  const products = [...byId].flatMap(([id, versions]): CommunityProduct[] => {
    const published = versions.find(({ _id }) => _id === id)
    const shown = published ?? versions[0]
    if (!shown) return []
    return [
      {
        id,
        name: shown.nb || shown.en || t('Unnamed product'),
        centraId: shown.centraId ?? undefined,
        state: shown.state ?? undefined,
        crowdfundingDate: shown.crowdfundingDate ?? undefined,
        crowdfundingGoal: shown.crowdfundingGoal ?? undefined,
        crowdfundingMax: shown.crowdfundingMax ?? undefined,
        paths: published ? pathsOf(published.slug) : {},
      },
    ]
  })
  return new Map(products.toSorted((a, b) => collator.compare(a.name, b.name)).map((one) => [one.id, one]))
}

const collator = new Intl.Collator('nb')

type Slug = z.output<typeof documents>[number]['slug']

function pathsOf(slugs: Slug): CommunityProduct['paths'] {
  return Object.fromEntries(
    languages.flatMap((lang) => {
      const page = productLink(lang, slugs?.[lang]?.current)
      const discussion = discussionLink(lang, slugs?.[lang]?.current)
      return page && discussion ? [[lang, { page, discussion }]] : []
    }),
  )
}
