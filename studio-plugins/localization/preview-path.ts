import { getPublishedId } from '@sanity/client/csm'

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

/**
 * Published id of the document whose form the active tool shows, by the router's state; none where the tool's address
 * names no document.
 */
export function formInTool(state: Readonly<Record<string, unknown>>): string | undefined {
  const inTool: unknown = typeof state.tool === 'string' ? state[state.tool] : undefined
  if (typeof inTool !== 'object' || inTool === null || !('id' in inTool)) return undefined
  return typeof inTool.id === 'string' ? getPublishedId(inTool.id) : undefined
}
