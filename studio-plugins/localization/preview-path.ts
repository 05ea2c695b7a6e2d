/**
 * Path of the page that the Presentation tool shows, from the Studio's own query string; it may hold a full address.
 */
export function previewPath(search: string): string | undefined {
  const shown = new URLSearchParams(search).get('preview')
  if (!shown) return undefined
  try {
    return new URL(shown, 'http://preview.invalid').pathname
  } catch {
    return undefined
  }
}
