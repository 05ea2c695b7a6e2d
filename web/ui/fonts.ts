import { preload } from 'react-dom'

const faces = [
  new URL('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2', import.meta.url),
  new URL(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    import.meta.url,
  ),
]

/** Fetches the two faces that every page shows at once, before the stylesheet asks for them. */
export function preloadFonts(): void {
  for (const face of faces) {
    preload(face.pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
