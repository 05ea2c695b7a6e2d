/** Colour as lightness (0..1), chroma (0..0.4) and hue (degrees) in OKLCH, where equal steps look equal. */
type Lch = { l: number; c: number; h: number }

const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))
const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

function channel(hex: string, at: number): number {
  return toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

/** Reads `#RRGGBB`; throws on anything else. */
export function lchOf(hex: string): Lch {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) {
    throw new Error(`Not a colour in the form #RRGGBB: ${hex}`)
  }
  const [r, g, b] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(A, B),
    h: ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360,
  }
}

export function hexOf({ l, c, h }: Lch): string {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ]
  const parts = rgb.map((v) =>
    Math.round(clamp(fromLinear(clamp(v))) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

export function shift(hex: string, by: { l?: number; c?: number; h?: number }): string {
  const base = lchOf(hex)
  return hexOf({
    l: clamp(base.l + (by.l ?? 0)),
    c: Math.max(0, base.c * (by.c ?? 1)),
    h: base.h + (by.h ?? 0),
  })
}

/** Mixes two colours; `amount` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, amount: number): string {
  const parts = [1, 3, 5].map((at) => {
    const a = Number.parseInt(first.slice(at, at + 2), 16)
    const b = Number.parseInt(second.slice(at, at + 2), 16)
    return Math.round(a + (b - a) * amount)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

/** The inks a cloth of one colour is printed with. */
export type Inks = { base: string; light: string; dark: string; deep: string; line: string; stitch: string }

export function inksOf(hex: string): Inks {
  const { l } = lchOf(hex)
  const dim = l < 0.4
  return {
    base: hex.toLowerCase(),
    light: shift(hex, { l: dim ? 0.16 : Math.min(0.1, 1 - l), c: 0.8, h: 4 }),
    dark: shift(hex, { l: dim ? -0.12 : -0.17, c: 1.05, h: -8 }),
    deep: shift(hex, { l: dim ? -0.18 : -0.32, c: 0.9, h: -14 }),
    line: dim ? shift(hex, { l: -0.16, c: 0.8 }) : shift(hex, { l: -0.34, c: 0.75, h: -14 }),
    stitch: dim ? shift(hex, { l: 0.2, c: 0.7 }) : shift(hex, { l: l > 0.8 ? -0.2 : 0.14, c: 0.8 }),
  }
}
