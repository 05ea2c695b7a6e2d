import type { Page } from '@playwright/test'
import { studioPath } from '@sanity/client/csm'
import { vercelStegaDecode, vercelStegaSplit } from '@vercel/stega'
import { testAddresses } from '#tests/setup/addresses.ts'

/** What a click on a text or picture of the preview opens. */
export type EditTarget = { id: string; path: string }

export type PreviewedThing = {
  /** The text as read, or the picture's file name. */
  text: string
  /** What is hidden in the text itself. */
  stega: EditTarget | undefined
  /** What the nearest `data-sanity` names. */
  attribute: EditTarget | undefined
}

type RawThing = { text: string; attribute: string | undefined }

/** Every text and picture of the page's header, main content and footer. */
export async function previewedThings(page: Page): Promise<{ texts: PreviewedThing[]; pictures: PreviewedThing[] }> {
  const { texts, pictures } = await page.evaluate(() => {
    const attributeOf = (element: Element | null) =>
      element?.closest('[data-sanity]')?.getAttribute('data-sanity') ?? undefined
    const found: { texts: RawThing[]; pictures: RawThing[] } = { texts: [], pictures: [] }
    for (const part of document.querySelectorAll('body > header, main, body > footer')) {
      for (const img of part.querySelectorAll('img')) {
        // The storefront's own drawings are no content.
        if (img.src.startsWith(location.origin)) continue
        found.pictures.push({ text: img.src.split('/').at(-1) ?? '', attribute: attributeOf(img) })
      }
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode
        // A filter's label stands for the fields of many documents at once.
        if (!textContent?.trim() || parentElement?.closest('script, style, noscript, [data-filters]')) continue
        found.texts.push({ text: textContent, attribute: attributeOf(parentElement) })
      }
    }
    return found
  })
  return { texts: texts.map(decode), pictures: pictures.map(decode) }
}

function decode({ text, attribute }: RawThing): PreviewedThing {
  return {
    text: vercelStegaSplit(text).cleaned.trim(),
    stega: stegaTarget(text),
    attribute: attribute === undefined ? undefined : attributeTarget(attribute),
  }
}

/** The address of the field that a text carries; the Studio reads `id` and `path` from its query. */
function stegaTarget(text: string): EditTarget | undefined {
  const hidden = vercelStegaDecode<{ href?: string }>(text)
  if (!hidden?.href) return undefined
  const { searchParams, origin } = new URL(hidden.href)
  if (origin !== testAddresses.STUDIO_ORIGIN) throw new Error(`A text opens ${origin}, which is not the Studio`)
  return { id: searchParams.get('id') ?? '', path: searchParams.get('path') ?? '' }
}

/** `id=…;type=…;path=content.nb:key.image;base=…`, where `:key` names an array's member. */
function attributeTarget(attribute: string): EditTarget {
  const parts = new Map(attribute.split(';').map((part) => [part.split('=')[0], part.slice(part.indexOf('=') + 1)]))
  const path = (parts.get('path') ?? '')
    .replaceAll(/:(\d{1,9})(?=\.|$)/g, '[$1]')
    .replaceAll(/:([\w-]+)/g, '[_key=="$1"]')
  return { id: parts.get('id') ?? '', path }
}

/** What stands at a path of a document; `undefined` where there is nothing. */
export function valueAt(doc: unknown, path: string): unknown {
  return studioPath.get(doc, path)
}
