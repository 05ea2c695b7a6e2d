import { colourCode } from '#web/routing/colour-codes.ts'

/** Shoppers' names for colours, whatever the maker calls them. */
export const baseColours = [
  'black',
  'grey',
  'white',
  'beige',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
] as const

export type BaseColour = (typeof baseColours)[number]

/** The base colours of a plain or two-tone colour, each once; empty for anything that is not a colour code. */
export function baseColoursOf(hex: string | null | undefined, hex2?: string | null): BaseColour[] {
  const bases = [hex, hex2].flatMap((one) => {
    const code = colourCode(one)
    return code === undefined ? [] : baseColour(code)
  })
  return [...new Set(bases)]
}

/**
 * The one of these colours that shows best which base colour they share: the strongest; of blacks, greys and whites the
 * first.
 */
export function typicalColour(base: BaseColour, hexes: readonly (string | null)[]): string | undefined {
  const [first, ...others] = hexes.filter((hex) => baseColoursOf(hex).includes(base)).map(colourCode)
  if (base === 'black' || base === 'grey' || base === 'white') return first
  return others.reduce((best, code) => (chromaOf(code) > chromaOf(best) ? code : best), first)
}

/** Degrees, and two shares from 0 to 1. */
type Hsl = { readonly hue: number; readonly saturation: number; readonly lightness: number }

/** By lightness where there is hardly any hue, else by hue; earthy hues also by how strong and dark they are. */
function baseColour(code: string): BaseColour {
  const { hue, saturation, lightness } = hslOf(code)
  if (lightness >= 0.9) return 'white'
  if (lightness <= 0.1) return 'black'
  if (saturation < 0.12) return lightness < 0.25 ? 'black' : 'grey'
  if (hue >= 345 || hue < 12) return lightness >= 0.6 ? 'pink' : 'red'
  if (hue < 50) return earthColour(saturation, lightness)
  if (hue < 75) return lightColour(saturation, lightness)
  if (hue < 195) return 'green'
  if (hue < 255) return 'blue'
  return hue < 320 ? 'purple' : 'pink'
}

function earthColour(saturation: number, lightness: number): BaseColour {
  if (lightness < 0.38) return 'brown'
  return saturation >= 0.5 ? 'orange' : 'beige'
}

function lightColour(saturation: number, lightness: number): BaseColour {
  if (lightness < 0.5) return 'green'
  if (saturation >= 0.4) return 'yellow'
  return lightness >= 0.7 ? 'beige' : 'green'
}

function channels(code: string): readonly [number, number, number] {
  const channel = (start: number) => Number.parseInt(code.slice(start, start + 2), 16) / 255
  return [channel(0), channel(2), channel(4)]
}

function chromaOf(code = '000000'): number {
  return Math.max(...channels(code)) - Math.min(...channels(code))
}

function hslOf(code: string): Hsl {
  const [red, green, blue] = channels(code)
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const lightness = (high + low) / 2
  const chroma = high - low
  if (chroma === 0) return { hue: 0, saturation: 0, lightness }
  return {
    hue: hueOf([red, green, blue], high, chroma),
    saturation: chroma / (1 - Math.abs(2 * lightness - 1)),
    lightness,
  }
}

function hueOf([red, green, blue]: readonly [number, number, number], high: number, chroma: number): number {
  if (high === red) return (60 * ((green - blue) / chroma) + 360) % 360
  return high === green ? 60 * ((blue - red) / chroma + 2) : 60 * ((red - green) / chroma + 4)
}
