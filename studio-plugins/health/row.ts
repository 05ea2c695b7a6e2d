import type { Schema } from 'sanity'
import { inBothLanguages } from '#schemas/studio-language.ts'
import type { LinkableDocument, LocalizedSlug } from '#web/routing/links.ts'
import { type ProductFields, productFields } from '../commerce/product-fields.ts'
import { emptyFindings, outermost } from './empty.ts'
import { headingFindings } from './headings.ts'
import { type Link, linksAt } from './links.ts'
import { isObject, nodesOf } from './nodes.ts'
import { pictureFindings } from './pictures.ts'
import { titleFindings } from './titles.ts'
import type { Finding, StoredFinding } from './types.ts'

/** What is kept of a document: its findings, and what others depend on. All of it is data, for the browser to store. */
export type Row = {
  /** Published id. */
  readonly id: string
  readonly type: string
  readonly title: string
  readonly isPublished: boolean
  /** What the document itself shows, whatever the others are. */
  readonly findings: readonly StoredFinding[]
  readonly links: readonly Link[]
  /** What its address depends on besides its category. */
  readonly address: LinkableDocument
  readonly categoryId: string | undefined
  /** What the commerce platform knows too; of products only. */
  readonly sold: { readonly centraId: string; readonly fields: ProductFields } | undefined
  /** The last day of a campaign that has not been decided. */
  readonly campaignEnd: string | undefined
}

type Document = Readonly<Record<string, unknown>> & { readonly _id: string; readonly _type: string }

type Place = {
  readonly schema: Schema
  /** Origin of the shop. */
  readonly site: string
  readonly isPublished: boolean
}

/** Checks a document, whole or as `documentsAfterQuery` shortens it. Undefined for a type that the schema lacks. */
export function rowOf(document: Document, { schema, site, isPublished }: Place): Row | undefined {
  const type = schema.get(document._type)
  if (!type) return undefined
  const findings: Finding[] = []
  const empty: Finding[] = []
  const links: Link[] = []
  for (const node of nodesOf(document, type)) {
    findings.push(...pictureFindings(node), ...headingFindings(node))
    empty.push(...emptyFindings(node))
    links.push(...linksAt(node, site))
  }
  const isCampaign = document.productState === 'crowdFunding'
  return {
    id: document._id,
    type: document._type,
    title: text(document.title, 'nb') ?? text(document.title, 'en') ?? '',
    isPublished,
    findings: [...findings, ...outermost(empty), ...titleFindings(document)].map(stored),
    links,
    address: {
      _type: document._type,
      slug: slugs(document.slug),
      path: slugs(document.path),
      genders: Array.isArray(document.genders) ? document.genders.filter((one) => typeof one === 'string') : null,
    },
    categoryId: isObject(document.category) ? string(document.category._ref) : undefined,
    sold: soldOf(document),
    campaignEnd: isCampaign ? string(document.crowdfundingDate) : undefined,
  }
}

const stored = ({ kind, path, say }: Finding): StoredFinding => ({ kind, path, text: inBothLanguages(say) })

function soldOf(document: Document): Row['sold'] {
  const centraId = string(document.centraId)
  if (centraId === undefined) return undefined
  const { data } = productFields.safeParse(document)
  return data && { centraId, fields: data }
}

const string = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const text = (value: unknown, language: string) => (isObject(value) ? string(value[language]) : undefined)

/** Invalid values count as missing. */
function slugs(value: unknown): LocalizedSlug {
  const current = (language: string) => {
    const slug = isObject(value) ? value[language] : undefined
    return isObject(slug) ? { current: string(slug.current) ?? null } : undefined
  }
  const [nb, en] = [current('nb'), current('en')]
  return { ...(nb && { nb }), ...(en && { en }) }
}
