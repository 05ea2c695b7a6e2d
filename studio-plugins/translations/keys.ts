type KeyPress = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly target: unknown
}

const steps: Readonly<Record<string, number>> = {
  j: 1,
  ArrowDown: 1,
  k: -1,
  ArrowUp: -1,
  Home: Number.MIN_SAFE_INTEGER,
  End: Number.MAX_SAFE_INTEGER,
}

/** How far a key moves in the list of pages; 0 for other keys, and where the key belongs to a field or a menu. */
export function stepOf({ key, ctrlKey, metaKey, altKey, target }: KeyPress): number {
  if (ctrlKey || metaKey || altKey) return 0
  const isElement = typeof Element !== 'undefined' && target instanceof Element
  if (isElement && target.closest('input, textarea, select, [role=menu], [role=dialog]')) return 0
  return steps[key] ?? 0
}
