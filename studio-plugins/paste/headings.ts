/**
 * The levels that pasted headings get, in a text that has these levels. They keep their order: when the highest is
 * above the text's own, which begin below the title of the page, all of them move down by the same.
 */
export function fittingLevels(pasted: readonly number[], own: readonly number[]): number[] {
  const highest = Math.min(...own)
  const lowest = Math.max(...own)
  const down = Math.max(0, highest - Math.min(...pasted))
  return pasted.map((level) => Math.min(level + down, lowest))
}

/** Levels of the heading styles: `h2` is 2. */
export function levelsOf(styles: readonly string[]): number[] {
  return styles.flatMap((style) => (/^h[1-6]$/.test(style) ? [Number(style.slice(1))] : []))
}
