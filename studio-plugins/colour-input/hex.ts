/** Completes what editors paste or type: `1f3033`, `#1F3` and ` #1f3033 ` become `#1F3033`, `#11FF33`, `#1F3033`. */
export function completeHex(text: string): string {
  const typed = text.trim()
  const digits = typed.replace(/^#/, '')
  if (/^[0-9a-f]{6}$/i.test(digits)) return `#${digits.toUpperCase()}`
  if (/^[0-9a-f]{3}$/i.test(digits)) return `#${[...digits.toUpperCase()].map((digit) => digit + digit).join('')}`
  return typed
}

export function isHex(text: string | undefined): text is string {
  return text !== undefined && /^#[0-9a-f]{6}$/i.test(text)
}

/** Codes of a list of colours such as a product's `colors`, each once, in their order. */
export function paletteOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  const codes = value.flatMap((colour: unknown) => {
    const hex: unknown = typeof colour === 'object' && colour !== null && 'hex' in colour ? colour.hex : undefined
    return typeof hex === 'string' && isHex(hex) ? [hex] : []
  })
  return [...new Set(codes)]
}
