import { createHash } from 'node:crypto'

const inlineScript = /<script(?<attributes>(?:\s[^>]*)?)>(?<code>[\s\S]*?)<\/script>/gi

const flightStart = '(self.__next_f=self.__next_f||[]).push([0])'

/** React's instruction to draw a boundary in the browser, as react-dom writes it once, before its first use. */
const drawInBrowser =
  '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};'

/** What Next and React write into a document; anything else stays blocked. */
const knownShapes: readonly ((code: string) => boolean)[] = [
  (code) => code === flightStart,
  // A piece of the server's rendering.
  (code) => Array.isArray(pushedJson(code, 'self.__next_f')),
  (code) => Array.isArray(pushedJson(code, `${flightStart};self.__next_f`)),
  // The bundler's list of what to run.
  (code) => isBootstrap(pushedJson(code, '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = []))')),
  (code) => isDrawInBrowser(code.startsWith(drawInBrowser) ? code.slice(drawInBrowser.length) : code),
  (code) => code === 'requestAnimationFrame(function(){$RT=performance.now()});',
]

/** The JSON that the code pushes onto the queue; `undefined` when it is anything but that one call. */
function pushedJson(code: string, queue: string): unknown {
  const start = `${queue}.push(`
  const end = /\);?$/.exec(code)
  if (!code.startsWith(start) || !end) return undefined
  try {
    return JSON.parse(code.slice(start.length, end.index))
  } catch {
    return undefined
  }
}

/** A call with nothing but strings, such as `$RX("B:0","")`. */
function isDrawInBrowser(code: string): boolean {
  const [, args] = /^;?\$RX\((.*)\)$/s.exec(code) ?? []
  if (args === undefined) return false
  try {
    const values: unknown = JSON.parse(`[${args}]`)
    return Array.isArray(values) && values.every((value) => typeof value === 'string')
  } catch {
    return false
  }
}

function isBootstrap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'otherChunks' in value && 'runtimeModuleIds' in value
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
