import { type FormPatch, PatchEvent, set } from 'sanity'

/** The alternative texts of a picture: one, or one per language. */
export function textsOf(alt: unknown): string[] {
  const texts = typeof alt === 'object' && alt !== null ? Object.entries(alt) : [['', alt]]
  return texts.flatMap(([name, text]) => (typeof text === 'string' && text.trim() && name !== '_type' ? [text] : []))
}

/** Whether the change puts another file into a picture. */
function isReplacement(patches: readonly FormPatch[], asset: string | undefined): boolean {
  return patches.some(({ type, path, ...rest }) => {
    const value: unknown = type === 'set' && 'value' in rest ? rest.value : undefined
    const set =
      path.length === 0 ? memberOf(value, 'asset') : path.length === 1 && path[0] === 'asset' ? value : undefined
    const next = path.length === 2 && path[0] === 'asset' && path[1] === '_ref' ? value : memberOf(set, '_ref')
    return next !== undefined && next !== asset
  })
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

type Picture = { readonly asset?: unknown } | undefined

/** The change of a picture; together with a new file, `field` gets the texts that described the one before. */
export function markingReplacement(
  change: FormPatch | FormPatch[] | PatchEvent,
  { picture, alt, field }: { picture: Picture; alt: unknown; field: string },
): PatchEvent {
  const event = PatchEvent.from(change)
  const asset = memberOf(picture?.asset, '_ref')
  const texts = textsOf(alt)
  const isMarked = texts.length > 0 && isReplacement(event.patches, typeof asset === 'string' ? asset : undefined)
  return isMarked ? event.append([set(texts, [field])]) : event
}
