import sharp from 'sharp'

/**
 * Rasterising an SVG takes most of the seed's time, and most of that goes into drawing one texture block a hundred times and soft
 * shadows at full size. Here both are printed once, small, and take their place in the drawing as pictures.
 */

/** The factor by which parts without sharp edges are printed smaller. */
const SOFT_REDUCTION = 6

/** Keeps the tiles of a few garments: the pictures of one product share them, and come one after the other. */
const TILES_KEPT = 40
const tiles = new Map<string, Promise<string>>()

/** The part of a drawing that lies at the bottom and has soft edges only. Holds no groups. */
export function softPart(marks: string): string {
  return `<g data-soft="">${marks}</g>`
}

/** A definition that is laid side by side: `width` by `height` units, its strokes may reach beyond. Holds no groups. */
export function blockOf(id: string, width: number, height: number, marks: string): string {
  return `<g id="${id}" data-block="${width} ${height}">${marks}</g>`
}

/** Marks a group with the number of picture units per unit of its own, so that its blocks are printed in that size. */
export function enlargement(scale: number): string {
  return ` data-enlarged="${scale.toFixed(1)}"`
}

/** @param pixels a unit of the picture */
export async function printPartsOnce(svg: string, pixels: number): Promise<string> {
  const enlarged = Number(/ data-enlarged="([\d.]+)"/.exec(svg)?.[1] ?? 1)
  const blocks = [...svg.matchAll(/<g id="([^"]+)" data-block="([\d.]+) ([\d.]+)">(.*?)<\/g>/gs)]
  const soft = /<g data-soft="">(.*?)<\/g>/s.exec(svg)
  const printed = await Promise.all([
    ...blocks.map(async ([whole, id = '', width = '', height = '', marks = '']) => {
      const tile = await tileOf(marks, Number(width), Number(height), pixels * enlarged)
      return [whole, image(tile, width, height, `id="${id}"`)] as const
    }),
    ...(soft ? [printSoft(svg, soft[0], soft[1] ?? '', pixels)] : []),
  ])
  return printed.reduce((text, [part, picture]) => text.replace(part, () => picture), svg)
}

async function printSoft(svg: string, part: string, marks: string, pixels: number): Promise<readonly [string, string]> {
  const [, width = '0', height = '0'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const gradients = svg.match(/<(radial|linear)Gradient .*?<\/\1Gradient>/gs) ?? []
  const content = `<defs>${gradients.join('')}</defs>${marks}`
  return [part, image(await print(content, Number(width), Number(height), pixels / SOFT_REDUCTION), width, height)]
}

function tileOf(marks: string, width: number, height: number, pixels: number): Promise<string> {
  const key = `${pixels} ${marks}`
  const known = tiles.get(key)
  if (known) return known
  const [oldest] = tiles.keys()
  if (oldest !== undefined && tiles.size >= TILES_KEPT) tiles.delete(oldest)
  const tile = print(`<defs><g id="tile">${marks}</g></defs>${withNeighbours(width, height)}`, width, height, pixels)
  tiles.set(key, tile)
  return tile
}

/** The strokes that reach in from the blocks around belong to the tile. */
function withNeighbours(width: number, height: number): string {
  const places = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => [column * width, row * height]))
  return places.map(([x, y]) => `<use href="#tile" x="${x}" y="${y}"/>`).join('')
}

function image(href: string, width: string, height: string, attributes = ''): string {
  return `<image ${attributes} width="${width}" height="${height}" preserveAspectRatio="none" href="${href}"/>`
}

async function print(content: string, width: number, height: number, pixels: number): Promise<string> {
  const size = `width="${Math.ceil(width * pixels)}" height="${Math.ceil(height * pixels)}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${content}</svg>`
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
