/** One colour as the platform's swatch tells it; codes as `#RRGGBB`. */
export type Colour = { readonly hex: string; readonly hex2?: string; readonly name: Readonly<Record<Lang, string>> }
export type Lang = 'nb' | 'en'
export type Fit = 'men' | 'women' | 'unisex'

/** What the platform knows of a product and the content repeats: all its variants together. */
export type PlatformProduct = {
  readonly centraId: string
  readonly title: Readonly<Record<Lang, string>>
  /** In the platform's order. */
  readonly sizes: readonly string[]
  readonly lengths: readonly string[]
  readonly fits: readonly Fit[]
  readonly colours: readonly Colour[]
  /** Sold ahead: its stock is infinite. */
  readonly isPreorder: boolean
}

/** A product of the content: its draft where it has one, else what is published. */
export type ContentProduct = {
  /** Without `drafts.`. */
  readonly id: string
  readonly isPublished: boolean
  readonly hasDraft: boolean
  /** Of the document that is read here, so that nothing is written over what an editor did meanwhile. */
  readonly revision: string
  readonly centraId: string | undefined
  readonly title: string
  readonly sizes: readonly string[]
  readonly lengths: readonly string[]
  readonly fits: readonly string[]
  readonly colours: readonly { readonly hex: string; readonly hex2?: string | undefined }[]
}
