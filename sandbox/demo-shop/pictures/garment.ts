import { type Pen, penFor } from './cloth.ts'
import { hexOf, lchOf, shift } from './colour.ts'
import type { GarmentKind, GarmentPicture, Hotspot } from './garment-picture.ts'
import { backpack, daypack, rollTop, sheltersack } from './garments/carried.ts'
import { fleece, halfZipFleece } from './garments/fleece.ts'
import { ankleSocks, mittens, shellMittens, socks } from './garments/hands-and-feet.ts'
import { beanie, cap } from './garments/headwear.ts'
import { cableSweater, overshirt, shirt, stripedSweater, woolSweater } from './garments/knits.ts'
import { hikingTrousers, rainTrousers } from './garments/outdoor-trousers.ts'
import { insulatedJacket, vest } from './garments/padded-jackets.ts'
import { parka } from './garments/parka.ts'
import { anorak, cyclingJacket, raincoat, shellJacket, softshell, windshell } from './garments/shell-jackets.ts'
import { baselayerTop, dress, tankTop, tshirt } from './garments/tees.ts'
import { leggings, shorts, wovenTrousers } from './garments/trousers.ts'
import { type Box, boxAround, n, pathOf } from './geometry.ts'
import { enlargement, softPart } from './print-once.ts'
import { randomFrom } from './random.ts'
import type { Texture } from './textures.ts'

const width = 1460
const height = 1874

type Pattern = { draw: (pen: Pen) => void; texture: Texture }

const patterns: Record<GarmentKind, Pattern> = {
  shellJacket: { draw: shellJacket, texture: 'plain' },
  softshell: { draw: softshell, texture: 'plain' },
  insulatedJacket: { draw: insulatedJacket, texture: 'down' },
  parka: { draw: parka, texture: 'ripstop' },
  fleece: { draw: fleece, texture: 'fleece' },
  woolSweater: { draw: woolSweater, texture: 'knit' },
  tshirt: { draw: tshirt, texture: 'plain' },
  tankTop: { draw: tankTop, texture: 'plain' },
  baselayerTop: { draw: baselayerTop, texture: 'waffle' },
  shirt: { draw: shirt, texture: 'wool' },
  hikingTrousers: { draw: hikingTrousers, texture: 'plain' },
  shorts: { draw: shorts, texture: 'ripstop' },
  leggings: { draw: leggings, texture: 'plain' },
  wovenTrousers: { draw: wovenTrousers, texture: 'wool' },
  beanie: { draw: beanie, texture: 'knit' },
  mittens: { draw: mittens, texture: 'knit' },
  socks: { draw: socks, texture: 'knit' },
  cap: { draw: cap, texture: 'plain' },
  backpack: { draw: backpack, texture: 'ripstop' },
  vest: { draw: vest, texture: 'down' },
  dress: { draw: dress, texture: 'plain' },
  rainTrousers: { draw: rainTrousers, texture: 'plain' },
  sheltersack: { draw: sheltersack, texture: 'ripstop' },
  anorak: { draw: anorak, texture: 'ripstop' },
  raincoat: { draw: raincoat, texture: 'plain' },
  cyclingJacket: { draw: cyclingJacket, texture: 'plain' },
  windshell: { draw: windshell, texture: 'ripstop' },
  overshirt: { draw: overshirt, texture: 'wool' },
  cableSweater: { draw: cableSweater, texture: 'knit' },
  stripedSweater: { draw: stripedSweater, texture: 'knit' },
  halfZipFleece: { draw: halfZipFleece, texture: 'fleece' },
  shellMittens: { draw: shellMittens, texture: 'ripstop' },
  ankleSocks: { draw: ankleSocks, texture: 'knit' },
  daypack: { draw: daypack, texture: 'ripstop' },
  rollTop: { draw: rollTop, texture: 'ripstop' },
}

/** A neighbour of the main colour for panels and trims when no second colour is named. */
function neighbour(hex: string): string {
  const { l, c, h } = lchOf(hex)
  return hexOf({ l: l > 0.5 ? l - 0.16 : l + 0.14, c: c * 0.9, h: h + 8 })
}

const pale = [
  '#e9e7d8',
  '#e6dac4',
  '#d5dedc',
  '#dcd8ce',
  '#dfdfb8',
  '#dfd4da',
  '#e6cfbf',
  '#c8d3ce',
  '#ccd8de',
] as const
const middle = ['#b9b8a0', '#a7b8b6', '#c9ab90', '#94a8a6', '#b3a2ad', '#bdb48c'] as const

/** A quiet ground out of the shop's stones, mosses and skies: middle tones behind pale cloth, pale ones behind the rest, never the cloth's own hue. */
function tint(hex: string, seed: string): string {
  const { l, c, h } = lchOf(hex)
  const list = l > 0.83 ? middle : pale
  const apart = list.filter((ground) => {
    const distance = Math.abs(((lchOf(ground).h - h + 540) % 360) - 180)
    return c < 0.03 || distance > 32
  })
  const random = randomFrom(`${seed}/ground`)
  return apart[Math.floor(random.next() * apart.length)] ?? list[0]
}

type Placement = { scale: number; x: number; y: number; degrees: number }

function placement(pen: Pen, size: Box): Placement {
  const { focus, picture } = pen
  if (picture.view === 'detail') {
    const scale = width / (focus.width * 0.86)
    return {
      scale,
      x: width / 2 - focus.at[0] * scale,
      y: height * 0.42 - focus.at[1] * scale,
      degrees: pen.random.jitter(5),
    }
  }
  const scale = Math.min(1190 / size.width, 1520 / size.height, 1.5)
  return {
    scale,
    x: width / 2 - (size.x + size.width / 2) * scale,
    y: height / 2 - (size.y + size.height / 2) * scale - 6,
    degrees: pen.random.jitter(1.1),
  }
}

function shadow(pen: Pen, ground: string, transform: string): string {
  const ink = shift(ground, { l: -0.42, c: 1.3, h: 20 })
  const d = pen.outlines.map((outline) => pathOf(outline, true, 1.5)).join('')
  const rings = [46, 38, 30, 23, 16, 10, 5]
  return rings
    .map(
      (spread, i) =>
        `<path d="${d}" transform="${transform} translate(${n(16 + i)} ${n(24 + i * 1.5)})" fill="${ink}" stroke="${ink}" stroke-width="${spread}" stroke-linejoin="round" opacity=".055"/>`,
    )
    .join('')
}

function backdrop(ground: string): { defs: string; marks: string } {
  const light = shift(ground, { l: 0.035, c: 0.8 })
  const dim = shift(ground, { l: -0.05, c: 1.15 })
  return {
    defs: `<radialGradient id="ground" cx=".36" cy=".3" r=".95"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${ground}"/><stop offset="1" stop-color="${dim}"/></radialGradient>`,
    marks: `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
  }
}

/** A detail is drawn twice: only a drawn garment knows what is worth a close look. */
function drawn(picture: GarmentPicture): Pen {
  const { draw, texture } = patterns[picture.kind]
  const pen = penFor(picture, texture, neighbour(picture.color))
  draw(pen)
  if (picture.view !== 'detail') return pen
  const close = penFor(picture, texture, neighbour(picture.color), sightOf(pen))
  draw(close)
  return close
}

/** The part of the garment that a detail shows, with room for the picture being turned a little. */
function sightOf({ focus }: Pen): Box {
  const [across, down] = [focus.width * 0.86, (focus.width * 0.86 * height) / width]
  const room = across * 0.08
  return {
    x: focus.at[0] - across / 2 - room,
    y: focus.at[1] - down * 0.42 - room,
    width: across + room * 2,
    height: down + room * 2,
  }
}

/**
 * Draws one garment lying on a tinted ground, 1460 x 1874 units. The same picture gives the same bytes.
 * Throws when a colour is not `#RRGGBB`.
 */
export function drawGarment(picture: GarmentPicture): { svg: string; width: 1460; height: 1874; hotspot: Hotspot } {
  const pen = drawn(picture)
  const ground = picture.ground ?? tint(picture.color, picture.seed)
  const size = boxAround(pen.outlines)
  const place = placement(pen, size)
  const { defs, marks } = backdrop(ground)
  const turn = `rotate(${n(place.degrees)} ${width / 2} ${height / 2})`
  const transform = `${turn} translate(${n(place.x)} ${n(place.y)}) scale(${place.scale.toFixed(4)})`
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${defs}${pen.defs.join('')}</defs>`,
    softPart(marks + shadow(pen, ground, transform)),
    `<g transform="${transform}"${enlargement(place.scale)}>${pen.marks.join('')}</g></svg>`,
  ].join('')
  return { svg, width, height, hotspot: hotspot(picture, size, place) }
}

/** Height of the widest frame that the shop shows a garment in, 3 to 2, with some ground left above. */
const landscapeFrame = (width / 1.5) * 0.9

/**
 * What has to be seen: all of a small thing; of a garment that a landscape frame cannot hold, the part from the collar or
 * waistband down.
 */
function hotspot(picture: GarmentPicture, size: Box, place: Placement): Hotspot {
  if (picture.view === 'detail') {
    return { x: 0.5, y: 0.42, width: 0.8, height: 0.8 }
  }
  const share = (value: number, whole: number) => Math.min(1, Math.round((value / whole) * 1000) / 1000)
  const seen = Math.min(size.height, landscapeFrame / place.scale)
  return {
    x: share(place.x + (size.x + size.width / 2) * place.scale, width),
    y: share(place.y + (size.y + seen / 2) * place.scale, height),
    width: share(size.width * place.scale, width),
    height: share(seen * place.scale, height),
  }
}
