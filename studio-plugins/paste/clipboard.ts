import type { ArraySchemaType } from 'sanity'
import { newKey } from '../table-input/grid.ts'
import { arranged, nameOfFrame, videoBlock } from './arrange.ts'
import { embedIn } from './embed-code.ts'
import { pastedBlocks } from './pasted-blocks.ts'

/** The editor's own clipboard format, which it pastes itself. */
const ownFormat = 'application/x-portable-text'

/** Elements that make pasted text more than words in a paragraph. */
const structure = /<(?:p|div|h[1-6]|ul|ol|li|table|img|figure|iframe|video|audio|embed|object|blockquote|hr|br)\b/i

export type PasteRules = {
  readonly schemaType: ArraySchemaType<unknown>
  /** Type of the rows of a table. */
  readonly rowType: string
  readonly videoAt: (address: string) => string | undefined
}

type Clipboard = Pick<DataTransfer, 'types' | 'getData'> & { readonly files: { readonly length: number } }

/**
 * What is in the clipboard, as blocks for a rich text, and what of it cannot be pasted. Undefined for what the editor
 * pastes itself: its own text, words without structure, and a picture as a file.
 */
export function readClipboard(clipboard: Clipboard, { schemaType, rowType, videoAt }: PasteRules) {
  if (clipboard.types.includes(ownFormat)) return undefined
  const takes = (type: string) => schemaType.of.some(({ name }) => name === type)
  const rules = { takesPictures: takes('image'), videoAt: takes('embed') ? videoAt : () => undefined }
  const embed = embedIn(clipboard.getData('text/plain'))
  if (embed?.address) {
    const url = rules.videoAt(embed.address)
    if (url) return { placed: [{ block: videoBlock(newKey(), url, embed.title), after: '' }], left: [] }
    const name = nameOfFrame(embed.address, embed.title)
    return {
      placed: [{ block: paragraph(embed.address), after: '' }],
      left: [{ kind: 'frame' as const, name, after: '' }],
    }
  }
  const html = clipboard.getData('text/html')
  if (!structure.test(html)) return undefined
  const found = arranged(pastedBlocks(html, schemaType, rowType), rules)
  const isOnlyAFile = clipboard.files.length > 0 && !found.placed.some(({ block }) => block._type !== 'pastedPicture')
  if (isOnlyAFile || found.placed.length > 0) return isOnlyAFile ? undefined : found
  const names = found.left.map(({ name }) => name).filter(Boolean)
  // The editor has to insert something.
  return names.length === 0 ? undefined : { ...found, placed: [{ block: paragraph(names.join(', ')), after: '' }] }
}

/** A paragraph in place of what cannot be shown; an address is a link. */
function paragraph(text: string) {
  const _key = newKey()
  const isAddress = /^https?:\/\//i.test(text)
  return {
    _type: 'block',
    _key: newKey(),
    style: 'normal',
    markDefs: isAddress ? [{ _type: 'link', _key, href: text }] : [],
    children: [{ _type: 'span', _key: newKey(), text, marks: isAddress ? [_key] : [] }],
  }
}
