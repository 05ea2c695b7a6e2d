import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants'

type Shown = { readonly path: string; readonly perspective: string; readonly secret: string }

/** The address of the storefront at which an editor's browser sees a page as a perspective has it. */
export function previewAddress(site: string, { path, perspective, secret }: Shown): string {
  const address = new URL('/api/draft-mode/enable', site)
  address.searchParams.set(urlSearchParamPreviewSecret, secret)
  address.searchParams.set(urlSearchParamPreviewPathname, path)
  address.searchParams.set(urlSearchParamPreviewPerspective, perspective)
  return address.href
}
