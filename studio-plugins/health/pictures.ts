import { placeOf } from '#schemas/fields/cropPreviews.ts'
import { blurredText, type PicturePlace, placeInText, tooLargeText } from '#schemas/validation/pictureSize.ts'
import type { StoredPicture } from '#web/domain/content/picture-size.ts'
import { textsOf } from '../picture-review/replaced.ts'
import { isA, isObject, isRichText, type Node } from './nodes.ts'
import { t } from './norwegian.ts'
import type { Finding } from './types.ts'

/** What is wrong with a picture: too small or large for its places, no description, or replaced since it got one. */
export function pictureFindings(node: Node): Finding[] {
  if (node.isList || !isA(node.type, 'image')) return []
  const picture = storedPicture(node.value)
  if (!picture.asset) return []
  return [...sizeFindings(picture, node), ...descriptionFindings(node)]
}

function sizeFindings(picture: StoredPicture, node: Node): Finding[] {
  const { path } = node
  const places = placesOf(node)
  const find = (text: (picture: StoredPicture, places: readonly PicturePlace[]) => string | undefined): Finding[] =>
    text(picture, places) === undefined ? [] : [{ kind: 'pictures', path, say: () => text(picture, places) ?? '' }]
  return [...find(tooLargeText), ...find(blurredText)]
}

/** Where the storefront shows a picture: in the crops of its type, or within a text. */
function placesOf({ type, path, parent }: Node): readonly PicturePlace[] {
  const crops = type.options?.largeEnoughFor
  if (crops) return crops.map(placeOf)
  const isInText = path.some((segment) => typeof segment === 'object')
  return isInText ? [placeInText(parent?.value)] : []
}

function descriptionFindings(node: Node): Finding[] {
  const described = descriptionOf(node)
  if (!described || node.isList) return []
  const texts = textsOf(described.alt)
  const { path } = described
  if (texts.length === 0) {
    const say = () => t('The picture has no description for people who cannot see it.')
    return [{ kind: 'pictures', path, say }]
  }
  const before: unknown = node.value.describedBefore
  const unreviewed = texts.filter((text) => Array.isArray(before) && before.includes(text))
  if (unreviewed.length === 0) return []
  const say = () =>
    t('The picture was replaced. Does its description still fit? {texts}', {
      texts: unreviewed.map((text) => `“${text}”`).join(', '),
    })
  return [{ kind: 'pictures', path, say }]
}

/** The alternative text of a picture, on itself or next to it; undefined where the model has none. */
function descriptionOf({ type, value, path, parent }: Node) {
  const has = (owner: Node['type'] | undefined) =>
    owner?.jsonType === 'object' && owner.fields.some(({ name }) => name === 'alt')
  if (has(type)) return { alt: isObject(value) ? value.alt : undefined, path: [...path, 'alt'] }
  if (!parent || isRichText(parent.type) || parent.type.jsonType !== 'object' || !has(parent.type)) return undefined
  return { alt: isObject(parent.value) ? parent.value.alt : undefined, path: [...path.slice(0, -1), 'alt'] }
}

/** Invalid values count as missing. */
export function storedPicture({ asset, crop }: Readonly<Record<string, unknown>>): StoredPicture {
  const ref = isObject(asset) && typeof asset._ref === 'string' ? asset._ref : undefined
  if (ref === undefined) return {}
  const side = (name: string) => {
    const cut = isObject(crop) ? crop[name] : 0
    return typeof cut === 'number' ? cut : 0
  }
  return {
    asset: { _ref: ref },
    crop: { top: side('top'), bottom: side('bottom'), left: side('left'), right: side('right') },
  }
}
