type Words<Image> = {
  readonly title?: string | null | undefined
  readonly description?: string | null | undefined
  readonly image?: Image | null | undefined
}

/** A page in one language: its own texts, and the editors' SEO texts that replace them. */
export type DescribedPage<Image> = {
  readonly title?: string | null | undefined
  readonly lead?: string | null | undefined
  readonly image?: Image | null | undefined
  readonly seo?: Words<Image> | null | undefined
}

/** The texts for the whole shop, from the site settings. */
type DescribedSite<Image> = {
  readonly shopName?: string | null | undefined
  readonly description?: string | null | undefined
  readonly openGraphImage?: Image | null | undefined
}

export type PageDescription<Image> = {
  /** For the browser's tab and search results: with the name of the shop. */
  readonly documentTitle: string
  /** For shared links, which name the shop next to it. */
  readonly title: string
  readonly description: string | undefined
  readonly image: Image | undefined
}

/**
 * The texts and picture of a page for search engines and other sites: its SEO texts, else its own, else those of the
 * shop. The storefront sends them and the Studio previews them.
 */
export function describePage<Image extends { readonly asset?: unknown }>(
  page: DescribedPage<Image>,
  site: DescribedSite<Image> | null | undefined,
): PageDescription<Image> {
  const shop = site?.shopName ?? ''
  const title = page.seo?.title || page.title || shop
  const pictures = [page.seo?.image, page.image, site?.openGraphImage]
  return {
    documentTitle: title.includes(shop) ? title : `${title} – ${shop}`,
    title,
    description: page.seo?.description || page.lead || site?.description || undefined,
    image: pictures.find((picture) => picture?.asset) ?? undefined,
  }
}

type PageDocument<Text, Image> = {
  readonly _type: string
  readonly title?: Text
  readonly lead?: Text
  readonly image?: Image
  readonly heroPromise?: Text
  readonly heroImage?: Image
  readonly images?: readonly Image[] | null | undefined
}

/** A document's own title, introduction and picture for its page. The front page is titled with the shop's name. */
export function ownWords<Text, Image>(document: PageDocument<Text, Image>) {
  const { _type, title, lead, image } = document
  if (_type === 'homePage') return { title: undefined, lead: document.heroPromise, image: document.heroImage }
  if (_type === 'product') return { title, lead, image: document.images?.[0] }
  return { title, lead, image }
}
