import { clean } from '../lib/stega-clean.ts'

/** Letters of the longest part of a text that a browser keeps on one line. */
export function longestWord(text: string | null | undefined): number {
  const parts = (clean(text) ?? '').split(/[\s\u00ad\u200b-]+/)
  return Math.max(1, ...parts.map((part) => [...part].length))
}
