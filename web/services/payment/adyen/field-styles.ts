/**
 * The look of the text in the card fields. They are frames of the payment service: neither our stylesheets nor our
 * fonts reach them, so the design tokens are handed over as values.
 */
export function fieldStyles() {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(name).trim()
  const base = {
    color: token('--spruce'),
    fontFamily: 'system-ui, sans-serif',
    // Smaller text makes iOS zoom in.
    fontSize: '16px',
    lineHeight: '24px',
  }
  return {
    base,
    placeholder: { color: token('--stone-600') },
    error: { color: token('--rust') },
    validated: { color: token('--spruce') },
  }
}
