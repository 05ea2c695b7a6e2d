import { expect, type Page } from '@playwright/test'
import { studioPath } from '@sanity/client/csm'
import { vercelStegaDecode, vercelStegaSplit } from '@vercel/stega'
import { testAddresses } from '#tests/setup/addresses.ts'
import { hasInvisibleCharacters } from '../support/fixtures.ts'

/** The field that a click on a text or picture of the preview opens. */
export type EditTarget = { id: string; path: string }

export type PreviewedElement = {
  /** The text as read, or the picture's file name. */
  text: string
  /** The target hidden in the text itself. */
  stega: EditTarget | undefined
  /** The target named by the nearest `data-sanity`. */
  attribute: EditTarget | undefined
}

type RawElement = { text: string; attribute: string | undefined }

export type PreviewedPage = {
  /** Of the page's header, main content and footer. */
  texts: PreviewedElement[]
  pictures: PreviewedElement[]
  /** Places outside the page's texts that contain click-to-edit characters. */
  hiddenMarks: string[]
}

/** Every text and picture of the page, or of the HTML of another page of the storefront. */
export async function previewedPage(page: Page, html?: string): Promise<PreviewedPage> {
  const { texts, pictures, places } = await page.evaluate((html) => {
    const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
    const attributeOf = (element: Element | null) =>
      element?.closest('[data-sanity]')?.getAttribute('data-sanity') ?? undefined
    const found: { texts: RawElement[]; pictures: RawElement[] } = { texts: [], pictures: [] }
    // What the server sends last is hidden at the end of the body, until a script puts it in its place.
    for (const part of shown.querySelectorAll('body > header, main, body > footer, body > [hidden][id^="S:"]')) {
      for (const img of part.querySelectorAll('img')) {
        // The storefront's own images are not content.
        if (img.src.startsWith(location.origin)) continue
        found.pictures.push({ text: img.src.split('/').at(-1) ?? '', attribute: attributeOf(img) })
      }
      const walker = shown.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode
        // A filter's label stands for the fields of many documents at once; members' texts are not content.
        if (
          !textContent?.trim() ||
          parentElement?.closest('script, style, noscript, [data-filters], [data-by-members]')
        )
          continue
        found.texts.push({ text: textContent, attribute: attributeOf(parentElement) })
      }
    }
    const places = [
      { place: 'the title', text: shown.title },
      ...[...shown.querySelectorAll('script')].map(({ type, textContent }) => ({
        place: `script ${type}`,
        // Next's own payload repeats the page's texts, marks and all.
        text: type === 'application/ld+json' ? (textContent ?? '') : '',
      })),
      ...[...shown.querySelectorAll('head *, body *')].flatMap((element) =>
        [...element.attributes].map(({ name, value }) => ({ place: `${element.localName}[${name}]`, text: value })),
      ),
    ]
    return {
      ...found,
      places: places.filter(({ text }) => /[\u200B-\u200D\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/u.test(text)),
    }
  }, html)
  return {
    texts: texts.map(decode),
    pictures: pictures.map(decode),
    hiddenMarks: places.filter(({ text }) => hasInvisibleCharacters(text)).map(({ place }) => place),
  }
}

function decode({ text, attribute }: RawElement): PreviewedElement {
  return {
    text: vercelStegaSplit(text).cleaned.trim(),
    stega: stegaTarget(text),
    attribute: attribute === undefined ? undefined : attributeTarget(attribute),
  }
}

type Point = { x: number; y: number }

export type DrawnMark = {
  /** Describes the element in messages. */
  what: string
  target: EditTarget
  /** Whether it can be clicked: false where another element covers all of it. */
  isReachable: boolean
  /** Scrolls to it and moves the pointer there. */
  hover(): Promise<void>
}

/**
 * Everything on the page that can be clicked to edit and that is drawn: elements with `data-sanity`, and those with a
 * marked text of their own. Each is scrolled to the middle of the window, and points all over it are tried, its centre
 * first. `parts` is a selector.
 */
export async function drawnMarks(page: Page, parts: string): Promise<DrawnMark[]> {
  const found = await page.evaluateHandle((parts) => {
    const isMarkedText = (node: Node) =>
      node.nodeType === Node.TEXT_NODE && /[\u200B-\u200D\u2060-\u2064\uFEFF]{8}/u.test(node.textContent ?? '')
    const stegaOf = (element: Element) => [...element.childNodes].filter(isMarkedText).at(-1)?.textContent ?? undefined
    const isMarked = (element: Element) => element.hasAttribute('data-sanity') || stegaOf(element) !== undefined
    const markedAt = (x: number, y: number) => {
      let element = document.elementFromPoint(x, y)
      while (element && !isMarked(element)) element = element.parentElement
      return element
    }
    const fractions = [0.5, 0.25, 0.75, 0.1, 0.9]
    const pointOn = (element: Element): Point | undefined => {
      // The header is hidden on the way down.
      if (element.closest('body > header')) window.scrollTo({ top: 0, behavior: 'instant' })
      else element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      for (const { left, top, width, height } of element.getClientRects())
        for (const down of fractions)
          for (const across of fractions) {
            const [x, y] = [left + width * across, top + height * down]
            if (markedAt(x, y) === element) return { x, y }
          }
      return undefined
    }
    const drawnElements = () =>
      [...document.querySelectorAll(parts)]
        .flatMap((part) => [...part.querySelectorAll('*')])
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect()
          // Visually hidden texts are clipped to a pixel; closed menus are not rendered.
          const isDrawn = width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true })
          return isDrawn && isMarked(element) && !element.closest('script, [data-filters]')
        })
    const elements = drawnElements()
    const marks = elements.map((element) => ({
      what: `${element.localName} “${element.textContent?.trim().slice(0, 40) || element.getAttribute('src')?.split('/').at(-1)}”`,
      stega: stegaOf(element),
      attribute: element.getAttribute('data-sanity') ?? undefined,
      isReachable: pointOn(element) !== undefined,
    }))
    const pointOf = (index: number) => {
      const { stega, attribute } = marks[index] ?? {}
      let element = elements[index]
      // A change to the content, by whomever, renders some of it again.
      if (!element?.isConnected)
        element = drawnElements().find(
          (other) => stegaOf(other) === stega && (other.getAttribute('data-sanity') ?? undefined) === attribute,
        )
      return element && pointOn(element)
    }
    return { marks, pointOf }
  }, parts)
  return (await found.evaluate(({ marks }) => marks)).flatMap(({ what, stega, attribute, isReachable }, index) => {
    // In the library, a marked text takes precedence over the attribute of its element.
    const target = (stega && stegaTarget(stega)) || (attribute && attributeTarget(attribute))
    if (!target) return []
    const hover = async () => {
      const pointNow = () => found.evaluate(({ pointOf }, at) => pointOf(at), index)
      await expect.poll(pointNow, { message: `something is on top of ${what}` }).toBeDefined()
      const { x, y } = (await pointNow()) ?? { x: 0, y: 0 }
      await page.mouse.move(0, 0)
      await page.mouse.move(x, y)
    }
    return [{ what: vercelStegaSplit(what).cleaned, target, isReachable, hover }]
  })
}

/** The field that the overlay under the pointer opens: outside the Studio the overlay is a link to it. */
export async function overlayTarget(page: Page): Promise<EditTarget | undefined> {
  const link = page.locator('sanity-visual-editing a[href*="/intent/edit/"]').last()
  const href = await link.getAttribute('href', { timeout: 2000 }).catch(() => null)
  const [, parameters] = /\/intent\/edit\/([^/?]+)/.exec(href ?? '') ?? []
  return parameters === undefined ? undefined : attributeTarget(decodeURIComponent(parameters))
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

/** The value at a path of a document; `undefined` where there is none. */
export function valueAt(doc: unknown, path: string): unknown {
  return studioPath.get(doc, path)
}
