/** Raw sRGB pixels, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number; channels: number }

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'
const COLUMNS = 4
const ROWS = 3

type Colour = [number, number, number]

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => toLinear(value))

/** The BlurHash of a picture with 4 by 3 components. https://github.com/woltapp/blurhash/blob/master/Algorithm.md */
export function encodeBlurHash(pixels: Pixels): string {
  const linear = linearChannels(pixels)
  const factors: Colour[] = []
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) factors.push(component(linear, column, row))
  }
  const [average = [0, 0, 0], ...details] = factors
  const largest = Math.max(...details.flat().map(Math.abs))
  const scale = Math.max(0, Math.min(82, Math.floor(largest * 166 - 0.5)))
  const head = base83(COLUMNS - 1 + (ROWS - 1) * 9, 1) + base83(scale, 1) + base83(packAverage(average), 4)
  return head + details.map((colour) => base83(packDetail(colour, (scale + 1) / 166), 2)).join('')
}

type LinearPixels = { values: Float32Array; width: number; height: number }

/** Three values a pixel. */
function linearChannels({ data, width, height, channels }: Pixels): LinearPixels {
  const values = new Float32Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      values[pixel * 3 + channel] = LINEAR[data[pixel * channels + channel] ?? 0] ?? 0
    }
  }
  return { values, width, height }
}

function waves(frequency: number, length: number): Float64Array {
  return Float64Array.from({ length }, (_, at) => Math.cos((Math.PI * frequency * at) / length))
}

function component({ values, width, height }: LinearPixels, column: number, row: number): Colour {
  const sum: Colour = [0, 0, 0]
  const across = waves(column, width)
  const down = waves(row, height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const basis = (across[x] ?? 0) * (down[y] ?? 0)
      const at = (y * width + x) * 3
      for (const channel of [0, 1, 2] as const) sum[channel] += basis * (values[at + channel] ?? 0)
    }
  }
  const weight = (column === 0 && row === 0 ? 1 : 2) / (width * height)
  return [sum[0] * weight, sum[1] * weight, sum[2] * weight]
}

function packAverage([red, green, blue]: Colour): number {
  return (toSrgb(red) << 16) + (toSrgb(green) << 8) + toSrgb(blue)
}

function packDetail(colour: Colour, maximum: number): number {
  const [red, green, blue] = colour.map((value) => {
    const root = Math.sign(value) * Math.sqrt(Math.abs(value / maximum))
    return Math.max(0, Math.min(18, Math.floor(root * 9 + 9.5)))
  })
  return (red ?? 0) * 361 + (green ?? 0) * 19 + (blue ?? 0)
}

function toLinear(value: number): number {
  const v = value / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}

function toSrgb(value: number): number {
  const v = Math.max(0, Math.min(1, value))
  return Math.round((v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055) * 255)
}

function base83(value: number, length: number): string {
  let text = ''
  for (let digit = 1; digit <= length; digit += 1)
    text += DIGITS[Math.floor(value / 83 ** (length - digit)) % 83] ?? '0'
  return text
}
