/** Shapes of the drawings, on a sheet of 320 x 200: `p` is paper, `s` spruce, `m` moss, `g` grey. */
const line = (x: number, y: number, width: number, tone = 'g') =>
  `<rect class="${tone}" x="${x}" y="${y}" width="${width}" height="8" rx="4"/>`
const lines = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, row) => line(x, y + row * 18, width)).join('')
const box = (x: number, y: number, width: number, height: number, tone: string) =>
  `<rect class="${tone}" x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/>`
const landscape = (x: number, y: number, width: number, height: number) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice">` +
  '<path class="l" d="M0 0h120v80H0z"/><circle class="m" cx="88" cy="24" r="10"/>' +
  '<path class="g" d="M0 60 34 26l24 26 20-16 42 32v12H0z"/><path class="s" d="M0 70 26 50l30 20 30-14 34 20v4H0z"/></svg>'
const garment = (x: number) =>
  `<path class="s" transform="translate(${x} 54)" d="M20 0h32l20 16-10 18-10-6v52H20V28l-10 6L0 16z"/>`

const drawings: Readonly<Record<string, string>> = {
  image: landscape(32, 24, 256, 136) + line(32, 172, 120),
  blockContentImage: landscape(32, 32, 120, 96) + lines(168, 36, [120, 104, 120, 88, 112]) + lines(32, 146, [256, 220]),
  columns: lines(32, 40, [112, 96, 112, 80, 104, 60]) + lines(176, 40, [112, 88, 108, 112, 72, 96]),
  factBox:
    box(32, 32, 256, 136, 'p') + box(32, 32, 8, 136, 'm') + line(60, 56, 96, 's') + lines(60, 84, [204, 184, 200, 120]),
  productSelection:
    [32, 122, 212].map((x) => box(x, 36, 76, 104, 'p') + line(x, 152, 52) + line(x, 168, 30)).join('') +
    [34, 124, 214].map(garment).join(''),
  carousel:
    landscape(72, 36, 176, 112) +
    box(16, 48, 40, 88, 'p') +
    box(264, 48, 40, 88, 'p') +
    '<circle class="s" cx="144" cy="172" r="5"/><circle class="g" cx="160" cy="172" r="5"/><circle class="g" cx="176" cy="172" r="5"/>',
  button: box(88, 72, 144, 56, 's') + line(120, 96, 80, 'm'),
  embed:
    box(32, 32, 256, 136, 's') +
    '<circle class="m" cx="160" cy="100" r="32"/><path class="s" d="m150 82 30 18-30 18z"/>',
  table:
    box(32, 36, 256, 28, 's') +
    [72, 104, 136].map((y) => [32, 120, 208].map((x) => box(x, y, 80, 24, 'p')).join('')).join(''),
  break: `${lines(64, 44, [192, 160])}<path class="e" d="M32 100h256"/>${lines(64, 132, [192, 140])}`,
  blockHtml: `${box(32, 32, 256, 136, 's')}<path class="e h" d="m132 76-28 24 28 24M188 76l28 24-28 24M170 66l-20 68"/>`,
}

const tones =
  '.p{fill:#fff}.s{fill:#1F3033}.m{fill:#CCCC52}.g{fill:#A9B3AE}.l{fill:#DDE3DC}.e{fill:none;stroke:#1F3033;stroke-width:4}.h{stroke:#CCCC52;stroke-width:8}'

/** Drawing of a block for the insert menu, as a data URL: the Studio may be served from any path. */
export function thumbnailUrl(block: string): string | undefined {
  const drawing = drawings[block]
  if (!drawing) return undefined
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200"><style>${tones}</style>` +
    `<path fill="#F4F3EA" d="M0 0h320v200H0z"/>${drawing}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
