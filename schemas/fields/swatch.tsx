/** A colour swatch for previews; two-tone garments are split diagonally. */
export function swatch(hex: string | undefined, hex2: string | undefined) {
  const first = hex ?? 'transparent'
  const background = `linear-gradient(135deg, ${first} 50%, ${hex2 ?? first} 50%)`
  return <span style={{ background, display: 'block', height: '100%', width: '100%' }} />
}
