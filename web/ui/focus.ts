/** CSS `object-position` that keeps a picture's hotspot in view where its frame crops it. Coordinates are 0 to 1. */
export function focusOf(image: { readonly hotspot?: object | null } | null | undefined): string | undefined {
  const { x, y }: { x?: unknown; y?: unknown } = image?.hotspot ?? {}
  if (typeof x !== 'number' || typeof y !== 'number') return undefined
  return `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
}
