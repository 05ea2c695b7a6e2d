import type { ImageParameters, Rectangle } from './parameters.ts'

export type Size = { width: number; height: number }

/** How to transform a picture of a known size: cut, resize (perhaps out of proportion), and lay on a canvas. */
export type Geometry = { cut: Rectangle; size: Size; canvas: Size }

/**
 * `clip` and `max` fit the picture into the box and `min` cuts it to the box's proportions, none of them enlarging;
 * `crop` and `scale` give exactly the box; `fill` and `fillmax` lay the fitted picture on a canvas of the box's size.
 */
export function geometryOf(source: Size, parameters: ImageParameters): Geometry {
  const area = withinSource(source, parameters.rect)
  const { width, height, fit } = parameters
  if (width === undefined && height === undefined) return { cut: area, size: area, canvas: area }
  const box = { width: width ?? ratio(area, height ?? 1).width, height: height ?? byWidth(area, width ?? 1).height }
  if (fit === 'scale') return { cut: area, size: box, canvas: box }
  const isCut = (fit === 'crop' || fit === 'min') && width !== undefined && height !== undefined
  if (isCut) return cutToBox(area, box, parameters)
  const size = fitInto(area, box, fit === 'fill' ? Number.POSITIVE_INFINITY : 1)
  const isLaid = (fit === 'fill' || fit === 'fillmax') && width !== undefined && height !== undefined
  return { cut: area, size, canvas: isLaid ? box : size }
}

function cutToBox(area: Rectangle, box: Size, parameters: ImageParameters): Geometry {
  const factor = Math.min(area.width / box.width, area.height / box.height)
  const width = Math.max(1, Math.round(box.width * factor))
  const height = Math.max(1, Math.round(box.height * factor))
  const { x, y } = focusOf(parameters)
  const left = area.left + clamp(Math.round(area.width * x - width / 2), 0, area.width - width)
  const top = area.top + clamp(Math.round(area.height * y - height / 2), 0, area.height - height)
  const cut = { left, top, width, height }
  const size = parameters.fit === 'min' && factor < 1 ? { width, height } : box
  return { cut, size, canvas: size }
}

/** The point that should be in the middle of what stays; directions pull it to an edge. */
function focusOf({ crop, focus }: ImageParameters): { x: number; y: number } {
  if (crop.includes('focalpoint') || (crop.length === 0 && focus)) return focus ?? { x: 0.5, y: 0.5 }
  const x = crop.includes('left') ? 0 : crop.includes('right') ? 1 : 0.5
  const y = crop.includes('top') ? 0 : crop.includes('bottom') ? 1 : 0.5
  return { x, y }
}

function fitInto(area: Size, box: Size, limit: number): Size {
  const factor = Math.min(box.width / area.width, box.height / area.height, limit)
  return { width: Math.max(1, Math.round(area.width * factor)), height: Math.max(1, Math.round(area.height * factor)) }
}

function ratio(area: Size, height: number): Size {
  return { width: Math.max(1, Math.round((area.width * height) / area.height)), height }
}

function byWidth(area: Size, width: number): Size {
  return { width, height: Math.max(1, Math.round((area.height * width) / area.width)) }
}

function withinSource(source: Size, rect: Rectangle | undefined): Rectangle {
  if (!rect) return { left: 0, top: 0, ...source }
  const left = Math.min(rect.left, source.width - 1)
  const top = Math.min(rect.top, source.height - 1)
  return {
    left,
    top,
    width: Math.min(rect.width, source.width - left),
    height: Math.min(rect.height, source.height - top),
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value))
}
