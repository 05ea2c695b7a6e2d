import { noBreak } from '../domain/numbers.ts'
import { joinWords } from './unbroken.ts'

const units =
  'kg|mg|g|kilo|km|cm|mm|dm|m|ml|dl|l|liter|litres|kr|kroner|øre|euro|NOK|EUR|min|t|h|am|pm|prosent|per cent|%|°C'
const months =
  'januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember|January|February|March|May|June|July|October|December'

/** The spaces of: 41 000 · 55 00 14 20 · 118 g/m² and 24. juli · NOK 1,500 · 14 × 11. */
const spaces = new RegExp(
  [
    String.raw`(?<=\d) (?=\d{2,3}(?!\d))`,
    String.raw`(?<=\d\.?) (?=(?:${units}|${months})(?![\p{L}\d]))`,
    String.raw`(?<=\b(?:NOK|EUR)) (?=\d)`,
    String.raw`(?<=\d) (?=× \d)|(?<=\d ×) (?=\d)`,
  ].join('|'),
  'gu',
)

/**
 * A text that editors wrote, with no line break between a figure and its unit, month, currency or thousands, or in
 * “e-post”.
 */
export function keepTogether(text: string): string {
  return joinWords(text.replace(spaces, noBreak))
}
