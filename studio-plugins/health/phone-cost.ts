import type { SchemaType } from 'sanity'
import { naturalSize } from '#web/domain/content/picture-size.ts'
import { type Language, languages } from '#web/routing/languages.ts'
import { isA, type Node, nodesOf, wordsOf } from './nodes.ts'
import { storedPicture } from './pictures.ts'

/** Kilobytes of scripts and fonts of every page with content: about the limits in tests/budgets.json. */
export const PAGE_KILOBYTES = 169 + 40

/** Kilobytes of a character in the compressed document, which has it as HTML and as data. */
const KILOBYTES_PER_CHARACTER = 0.0006
/** Pixels: a phone 375 wide with two or three pixels for each. */
const PHONE_WIDTH = 1000
/** Kilobytes of a pixel of a photograph as WebP. */
const KILOBYTES_PER_PIXEL = 0.00012
/** A slow mobile network: 1.6 Mbit/s, and four times back and forth of 150 ms. */
const KILOBYTES_PER_SECOND = 200
const SECONDS_OF_WAITING = 0.6

/** About what a page costs a phone on a slow network. */
export type PhoneCost = {
  readonly language: Language
  /** All of it, read to the end. */
  readonly kilobytes: number
  readonly seconds: number
  readonly pictures: number
  /** The heaviest of its pictures, in kilobytes. */
  readonly heaviest: number
}

/** The cost of a document's page in the language in which it is heavier. */
export function phoneCost(document: unknown, type: SchemaType): PhoneCost {
  const [first, second] = languages.map((language) => costIn(language, document, type))
  return first && second && second.kilobytes > first.kilobytes ? second : (first ?? costIn('nb', document, type))
}

function costIn(language: Language, document: unknown, type: SchemaType): PhoneCost {
  let characters = 0
  const pictures: number[] = []
  for (const node of nodesOf(document, type)) {
    if (!isOnPage(node, language)) continue
    if (isA(node.type, 'block') && !node.isList) characters += wordsOf(node.value).length
    const pixels = pixelsOf(node)
    if (pixels > 0) pictures.push(pixels * KILOBYTES_PER_PIXEL)
  }
  const ofPictures = pictures.reduce((sum, one) => sum + one, 0)
  const kilobytes = Math.round(PAGE_KILOBYTES + characters * KILOBYTES_PER_CHARACTER + ofPictures)
  const seconds = Math.round((SECONDS_OF_WAITING + kilobytes / KILOBYTES_PER_SECOND) * 10) / 10
  const heaviest = Math.round(Math.max(0, ...pictures))
  return { language, kilobytes, seconds, pictures: pictures.length, heaviest }
}

function isOnPage({ path }: Node, language: Language): boolean {
  return path[0] !== 'seo' && !languages.some((other) => other !== language && path.includes(other))
}

function pixelsOf(node: Node): number {
  if (node.isList || !isA(node.type, 'image')) return 0
  const size = naturalSize(storedPicture(node.value))
  if (!size) return 0
  const width = Math.min(size.width, PHONE_WIDTH)
  return (width * width * size.height) / size.width
}
