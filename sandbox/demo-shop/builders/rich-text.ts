import type { PictureName } from '../pictures-plan.ts'
import { type Pick, picker } from './localised.ts'
import { prose, type TextBlock } from './prose.ts'
import { pictureReference, type Reference, weakReference } from './references.ts'

type Align = 'left' | 'center' | 'right'

interface PlainImage {
  _type: 'image'
  asset: Reference
}

export interface ImageBlock extends PlainImage {
  alt: string
  caption?: string
}

export interface FactBox {
  _type: 'factBox'
  title: string
  content: TextBlock[]
}

export interface Button {
  _type: 'button'
  buttonType: 'link' | 'login' | 'register' | 'submitIdea'
  text: string
  url?: string
  reference?: Reference
  align: Align
}

export interface BlockContentImage {
  _type: 'blockContentImage'
  image: PlainImage
  alt: string
  align: Align
  maxWidthPx: number
  caption?: string
}

export interface Embed {
  _type: 'embed'
  url: string
  title: string
  autoplay: boolean
  loop: boolean
}

interface CarouselSlide {
  _type: 'carouselSlide'
  image: PlainImage
  alt: string
  caption?: string
  url?: string
}

export interface Table {
  _type: 'table'
  caption?: string
  hasHeader: boolean
  fit?: 'women' | 'men'
  rows: { _type: 'tableRow'; cells: string[] }[]
}

type ColumnBlock = TextBlock | ImageBlock | Button | FactBox

export type Block =
  | ColumnBlock
  | BlockContentImage
  | Embed
  | Table
  | { _type: 'columns'; columns: { _type: 'column'; content: ColumnBlock[] }[] }
  | { _type: 'blockHtml'; html: string }
  | { _type: 'productSelection'; title: string; products: Reference[] }
  | { _type: 'carousel'; title: string; items: (CarouselSlide | Reference)[] }
  | { _type: 'break'; style: 'horizontal-ruler' }

interface LocaleRichText {
  _type: 'localeRichText'
  nb: Block[]
  en: Block[]
}

/** Writes the Norwegian and the English side by side, so that both have the same blocks in the same order. */
export type RichCopy = (t: Pick) => Block[]

export function localeRichText(copy: RichCopy): LocaleRichText {
  return { _type: 'localeRichText', nb: copy(picker('nb')), en: copy(picker('en')) }
}

function plainImage(name: PictureName): PlainImage {
  return { _type: 'image', asset: pictureReference(name) }
}

export function imageBlock(name: PictureName, alt: string, caption?: string): ImageBlock {
  return { ...plainImage(name), alt, ...(caption ? { caption } : {}) }
}

export function factBox(title: string, copy: string): FactBox {
  return { _type: 'factBox', title, content: prose(copy) }
}

export function columns(...contents: ColumnBlock[][]): Block {
  return { _type: 'columns', columns: contents.map((content) => ({ _type: 'column', content })) }
}

interface PlacedImage {
  alt: string
  align: Align
  maxWidthPx: number
  caption?: string
}

export function placedImage(name: PictureName, placed: PlacedImage): BlockContentImage {
  return { _type: 'blockContentImage', image: plainImage(name), ...placed }
}

/** A film on the video host; only `https://vimeo.com/<number>` is accepted by the storefront (docs/product/5). */
export function embed(url: string, title: string, options: { autoplay?: boolean; loop?: boolean } = {}): Embed {
  return { _type: 'embed', url, title, autoplay: options.autoplay ?? false, loop: options.loop ?? false }
}

export function html(markup: string): Block {
  return { _type: 'blockHtml', html: markup.trim() }
}

export function productSelection(title: string, ...products: string[]): Block {
  return { _type: 'productSelection', title, products: products.map((key) => weakReference(`product-${key}`)) }
}

export function slide(name: PictureName, alt: string, caption?: string, url?: string): CarouselSlide {
  return {
    _type: 'carouselSlide',
    image: plainImage(name),
    alt,
    ...(caption ? { caption } : {}),
    ...(url ? { url } : {}),
  }
}

export function carousel(title: string, ...items: (CarouselSlide | Reference)[]): Block {
  return { _type: 'carousel', title, items }
}

/** `target` is an address or, with a leading `@`, the id of a document. */
export function linkButton(text: string, target: string, align: Align = 'left'): Button {
  const to = target.startsWith('@') ? { reference: weakReference(target.slice(1)) } : { url: target }
  return { _type: 'button', buttonType: 'link', text, ...to, align }
}

export function actionButton(
  buttonType: 'login' | 'register' | 'submitIdea',
  text: string,
  align: Align = 'left',
): Button {
  return { _type: 'button', buttonType, text, align }
}

export function ruler(): Block {
  return { _type: 'break', style: 'horizontal-ruler' }
}

/** The first row is the header unless `hasHeader` is false; cells are separated by `|`, rows by line breaks. */
export function table(caption: string, rows: string, hasHeader = true): Table {
  const lines = rows.trim().split('\n')
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()))
  return { _type: 'table', caption, hasHeader, rows: cells.map((row) => ({ _type: 'tableRow', cells: row })) }
}
