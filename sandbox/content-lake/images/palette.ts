/** Raw sRGB pixels, row by row. */
type Pixels = { data: Uint8Array; width: number; height: number; channels: number }

type Swatch = { red: number; green: number; blue: number; population: number; saturation: number; lightness: number }

/** The named colours of a palette: the lightness and saturation that each wants. */
const TARGETS = {
  vibrant: { lightness: 0.5, saturation: 1, least: 0.35 },
  lightVibrant: { lightness: 0.74, saturation: 1, least: 0.35 },
  darkVibrant: { lightness: 0.26, saturation: 1, least: 0.35 },
  muted: { lightness: 0.5, saturation: 0.3, least: 0 },
  lightMuted: { lightness: 0.74, saturation: 0.3, least: 0 },
  darkMuted: { lightness: 0.26, saturation: 0.3, least: 0 },
}

/** The asset document's `metadata.palette`: the most frequent colour and the one nearest to each target. */
export function paletteOf(pixels: Pixels): Record<string, unknown> {
  const swatches = countColours(pixels)
  const total = pixels.width * pixels.height
  const [first] = swatches
  const palette: Record<string, unknown> = { _type: 'sanity.imagePalette' }
  if (first) palette.dominant = toSwatchJson(first, total)
  for (const [name, target] of Object.entries(TARGETS)) {
    const best = nearest(swatches, target, total)
    if (best) palette[name] = toSwatchJson(best, total)
  }
  return palette
}

/** Colours in steps of 16 a channel, the most frequent first. */
function countColours({ data, channels }: Pixels): Swatch[] {
  const buckets = new Map<number, { red: number; green: number; blue: number; population: number }>()
  for (let at = 0; at + 2 < data.length; at += channels) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bucket = buckets.get(key) ?? { red: 0, green: 0, blue: 0, population: 0 }
    bucket.red += red
    bucket.green += green
    bucket.blue += blue
    bucket.population += 1
    buckets.set(key, bucket)
  }
  return [...buckets.values()].map(average).sort((left, right) => right.population - left.population)
}

function average({
  red,
  green,
  blue,
  population,
}: {
  red: number
  green: number
  blue: number
  population: number
}): Swatch {
  const [r, g, b] = [red / population, green / population, blue / population]
  const [high, low] = [Math.max(r, g, b) / 255, Math.min(r, g, b) / 255]
  const lightness = (high + low) / 2
  const spread = high - low
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1))
  return { red: Math.round(r), green: Math.round(g), blue: Math.round(b), population, saturation, lightness }
}

function nearest(
  swatches: Swatch[],
  target: { lightness: number; saturation: number; least: number },
  total: number,
): Swatch | undefined {
  const distance = ({ saturation, lightness, population }: Swatch) =>
    Math.abs(lightness - target.lightness) * 6 + Math.abs(saturation - target.saturation) * 3 - population / total
  const candidates = swatches.filter(
    ({ saturation, lightness }) => saturation >= target.least && Math.abs(lightness - target.lightness) < 0.25,
  )
  return candidates.sort((left, right) => distance(left) - distance(right))[0]
}

function toSwatchJson({ red, green, blue, population, lightness }: Swatch, total: number): Record<string, unknown> {
  const text = lightness > 0.6 ? '#000' : '#fff'
  const background = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
  const share = Math.round((population / total) * 10_000) / 100
  return { _type: 'sanity.imagePaletteSwatch', background, foreground: text, population: share, title: text }
}
