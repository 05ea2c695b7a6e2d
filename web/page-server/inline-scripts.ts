import { createHash } from 'node:crypto'

const inlineScript = /<script(?<attributes>(?:\s[^>]*)?)>(?<code>[\s\S]*?)<\/script>/gi

/** What Next and React write into a document; anything else stays blocked. */
const knownShapes: readonly ((code: string) => boolean)[] = [
  (code) => code === '(self.__next_f=self.__next_f||[]).push([0])',
  isFlightPush,
  (code) => code === 'requestAnimationFrame(function(){$RT=performance.now()});',
]

function isFlightPush(code: string): boolean {
  const [, first, json] =
    /^(\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\);)?self\.__next_f\.push\((.*)\)$/s.exec(code) ?? []
  void first
  if (json === undefined) return false
  try {
    return Array.isArray(JSON.parse(json))
  } catch {
    return false
  }
}

export type InlineScripts = {
  /** CSP sources: `'sha256-...'`, each once. */
  readonly hashes: readonly string[]
  /** Scripts of a shape that Next is not known to write: they will not run, and somebody should look. */
  readonly unknown: readonly string[]
}

/** The executable inline scripts of a complete document. Data blocks such as JSON-LD are none. */
export function inlineScripts(html: string): InlineScripts {
  const hashes = new Set<string>()
  const unknown: string[] = []
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = '', code = '' } = groups ?? {}
    if (/\ssrc\s*=/i.test(attributes) || isDataBlock(attributes)) continue
    if (knownShapes.some((isKnown) => isKnown(code))) hashes.add(`'sha256-${sha256(code)}'`)
    else unknown.push(code)
  }
  return { hashes: [...hashes], unknown }
}

function isDataBlock(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]
  return type !== undefined && !/^(module|text\/javascript|application\/javascript)$/i.test(type)
}

function sha256(code: string): string {
  return createHash('sha256').update(code).digest('base64')
}
