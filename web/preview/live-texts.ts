import { getPublishedId, studioPath } from '@sanity/client/csm'
import { vercelStegaDecode, vercelStegaSplit } from '@vercel/stega'
import type { LiveDocument } from '../domain/content/live-document.ts'
import { noBreak } from '../domain/numbers.ts'

/** The part of a DOM text node that is read and written. */
type TextNode = { data: string }

type MarkedText = {
  /** The node's text when it was parsed. */
  readonly data: string
  readonly text: string
  /** The invisible characters at the end. */
  readonly mark: string
  /** The published id of the document, and the path of the field in it. */
  readonly id: string
  readonly path: string
}

/**
 * The texts of the document that is being edited. Only a text that is a version of its field is replaced: one that the
 * page has changed (joined with others, cut, formatted) waits for the server.
 */
export class LiveTexts {
  #document: LiveDocument | undefined
  /** The values of each field since the document was opened, by path: the server may render any of them again. */
  #versions = new Map<string, Set<string>>()
  #parsed = new WeakMap<TextNode, MarkedText | { readonly data: string }>()

  /** Shows a change in these nodes. */
  change(before: LiveDocument, document: LiveDocument, nodes: Iterable<TextNode>): void {
    if (!isSame(document, this.#document)) this.#versions.clear()
    this.#document = document
    const marked = this.#textsOf(document, nodes)
    for (const { path } of marked.values()) this.#remember(path, valueAt(before, path))
    this.#show(document, marked)
  }

  /** Shows the latest change again, where the server has rendered an older state. */
  repeat(nodes: Iterable<TextNode>): void {
    if (this.#document) this.#show(this.#document, this.#textsOf(this.#document, nodes))
  }

  #show(document: LiveDocument, marked: ReadonlyMap<TextNode, MarkedText>): void {
    for (const [node, { text, mark, path }] of marked) {
      const value = valueAt(document, path)
      if (value === undefined) continue
      const isOlder = comparable(text) !== comparable(value) && this.#versions.get(path)?.has(comparable(text))
      if (isOlder) node.data = value + mark
      this.#remember(path, value)
    }
  }

  #remember(path: string, value: string | undefined): void {
    if (value === undefined) return
    const versions = this.#versions.get(path) ?? new Set()
    this.#versions.set(path, versions.add(comparable(value)))
  }

  #textsOf(document: LiveDocument, nodes: Iterable<TextNode>): Map<TextNode, MarkedText> {
    const id = getPublishedId(document._id)
    const found = new Map<TextNode, MarkedText>()
    for (const node of nodes) {
      const marked = this.#parse(node)
      if ('id' in marked && marked.id === id) found.set(node, marked)
    }
    return found
  }

  #parse(node: TextNode): MarkedText | { readonly data: string } {
    const known = this.#parsed.get(node)
    if (known?.data === node.data) return known
    const parsed = parseText(node.data)
    this.#parsed.set(node, parsed)
    return parsed
  }
}

function parseText(data: string): MarkedText | { readonly data: string } {
  const { cleaned: text, encoded: mark } = vercelStegaSplit(data)
  const field = mark && data.endsWith(mark) ? fieldOf(data) : undefined
  return field ? { data, text, mark, ...field } : { data }
}

/** The document and path of the field that a text of the page was made of, if it is marked. */
export function fieldOf(text: string): { readonly id: string; readonly path: string } | undefined {
  const href = vercelStegaDecode<{ href?: unknown }>(text)?.href
  if (typeof href !== 'string' || !URL.canParse(href)) return undefined
  const { searchParams } = new URL(href)
  const [id, path] = [searchParams.get('id'), searchParams.get('path')]
  return id && path ? { id, path } : undefined
}

/** The text at a path; empty where the field is, `undefined` where it is not a text. */
function valueAt(document: LiveDocument, path: string): string | undefined {
  const value: unknown = studioPath.get(document, path) ?? ''
  return typeof value === 'string' ? value : undefined
}

/** The page keeps some words together with spaces that do not break. */
function comparable(text: string): string {
  return text.replaceAll(noBreak, ' ').trim()
}

function isSame(document: LiveDocument, other: LiveDocument | undefined): boolean {
  return other !== undefined && getPublishedId(document._id) === getPublishedId(other._id)
}
