import type { AddBlockMessage } from '../domain/content/add-block.ts'
import { fieldOf } from './live-texts.ts'

/** A block of a rich text, as drawn, and where a new block after it goes. */
export type BlockPlace = { readonly element: Element; readonly place: Omit<AddBlockMessage, 'type'> }

/**
 * The block that an element of the page is part of; `undefined` outside of rich texts, and for a block without a text
 * or picture that opens a field. Items of one list are drawn as one element: the new block goes after the last.
 */
export function blockPlaceOf(target: Element): BlockPlace | undefined {
  const element = target.closest('[data-blocks] > *')
  const text = attributeMark(element?.parentElement?.getAttribute('data-blocks'))
  if (!element || !text?.type) return undefined
  const { id, type, path } = text
  const start = `${path}[_key=="`
  const after = [...marksIn(element)]
    .filter((mark) => mark.id === id && mark.path.startsWith(start))
    .map((mark) => mark.path.slice(start.length).split('"')[0])
    .at(-1)
  return after ? { element, place: { documentId: id, documentType: type, path, after } } : undefined
}

type Mark = { readonly id: string; readonly path: string }

function* marksIn(element: Element): Generator<Mark> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node: Node | null = element; node; node = walker.nextNode()) {
    const mark =
      node instanceof Element ? attributeMark(node.getAttribute('data-sanity')) : fieldOf(node.nodeValue ?? '')
    if (mark) yield mark
  }
}

/** Reads the value of `data-sanity`: fields and values between semicolons, keys after colons. */
function attributeMark(value: string | null | undefined): (Mark & { readonly type: string | undefined }) | undefined {
  const { id, type, path } = Object.fromEntries((value ?? '').split(';').map((field) => field.split('=', 2)))
  return id && path ? { id, type, path: path.replaceAll(/:([^.:]+)/g, '[_key=="$1"]') } : undefined
}
