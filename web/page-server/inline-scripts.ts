import { z } from 'zod'
import { choiceGuard } from '../lib/choice-guard.ts'
import { listingGuard } from '../lib/listing-guard.ts'
import { cspHash } from './csp-hash.ts'
import { startScriptsCode } from './start-scripts.ts'
import { staticPartCode, withoutStaticParts } from './static-parts.ts'

const inlineScript = /<script(?<attributes>(?:\s[^>]*)?)>(?<code>[\s\S]*?)<\/script>/gi

/** A piece of text; Next knows other kinds. */
const renderingPiece = z.tuple([z.literal(1), z.string()])

const flightStart = '(self.__next_f=self.__next_f||[]).push([0])'

/** React's instruction to render a boundary in the browser, as react-dom writes it once, before its first use. */
const renderInBrowser =
  '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};'

/** The scripts that Next and React write into a document; anything else stays blocked. */
const knownShapes: readonly ((code: string) => boolean)[] = [
  (code) => code === flightStart,
  // A piece of the server's rendering.
  (code) => Array.isArray(pushedJson(code, 'self.__next_f')),
  (code) => Array.isArray(pushedJson(code, `${flightStart};self.__next_f`)),
  // The bundler's list of what to run.
  (code) => isBootstrap(pushedJson(code, '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = []))')),
  (code) => isRenderInBrowser(code.startsWith(renderInBrowser) ? code.slice(renderInBrowser.length) : code),
  (code) => code === 'requestAnimationFrame(function(){$RT=performance.now()});',
  // The only scripts of our own.
  (code) => code === listingGuard || code === choiceGuard,
  (code) => code === startScriptsCode,
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
function isRenderInBrowser(code: string): boolean {
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

type SealedDocument = {
  readonly html: string
  /** CSP sources: `'sha256-...'`, each once. */
  readonly hashes: readonly string[]
  /** Scripts of a form that Next is not known to write: they are blocked, and should be checked. */
  readonly unknown: readonly string[]
}

/** Plain scripts that follow one another. Next escapes every `<` in the ones it writes. */
const scriptRun = /(?:<script>[^<]*<\/script>){2,}/g

/**
 * A complete document with the hashes of its executable inline scripts; data blocks such as JSON-LD are not executable.
 * Known scripts that follow one another become one: Next writes up to a hundred, and each hash costs 55 bytes of
 * header.
 */
export function sealDocument(document: string): SealedDocument {
  const joined = new Set<string>()
  const html = document.replace(scriptRun, (run) => {
    const codes = executableCodes(run)
    if (!codes.every(isKnown)) return run
    const code = joinCodes(codes, document)
    joined.add(code)
    return `<script>${code}</script>`
  })
  const codes = executableCodes(html)
  const isTrusted = (code: string) => joined.has(code) || isKnown(code)
  const hashes = new Set(codes.filter(isTrusted).map((code) => cspHash(code)))
  return { html, hashes: [...hashes], unknown: codes.filter((code) => !isTrusted(code)) }
}

/**
 * The codes as one, with the pieces of the server's rendering that follow one another as one piece, without what is in
 * the document already.
 */
function joinCodes(codes: readonly string[], document: string): string {
  const parts: string[] = []
  let rendering = ''
  const endRendering = () => {
    if (rendering) parts.push(renderingCode(rendering, document))
    rendering = ''
  }
  for (const code of codes) {
    const isFirst = code.startsWith(`${flightStart};`)
    if (isFirst) {
      endRendering()
      parts.push(flightStart)
    }
    const rest = isFirst ? code.slice(flightStart.length + 1) : code
    const piece = renderingPiece.safeParse(pushedJson(rest, 'self.__next_f'))
    if (piece.success) rendering += piece.data[1]
    else {
      endRendering()
      parts.push(rest.replace(/;$/, ''))
    }
  }
  endRendering()
  return parts.join(';')
}

function renderingCode(rendering: string, document: string): string {
  const pieces = withoutStaticParts(rendering, document)
  const text = pieces.map((piece, index) => (index % 2 === 0 ? singleQuoted(piece) : `part('${piece}')`)).join('+')
  const push = `self.__next_f.push([1,${text}])`
  return pieces.length === 1 ? push : `(part=>${push})(${staticPartCode})`
}

/**
 * A string literal for a script in a document. In single quotes, because nearly all of the rendering is JSON: a tenth
 * of the document less.
 */
function singleQuoted(text: string): string {
  const escaped = text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')
  return `'${escaped.replace(/[<\p{Cc}\p{Cs}\u2028\u2029]/gu, codeEscape)}'`
}

function codeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

function isKnown(code: string): boolean {
  return knownShapes.some((isShape) => isShape(code))
}

function executableCodes(html: string): string[] {
  return [...html.matchAll(inlineScript)].flatMap(({ groups }) => {
    const { attributes = '', code = '' } = groups ?? {}
    return /\ssrc\s*=/i.test(attributes) || isDataBlock(attributes) ? [] : [code]
  })
}

function isDataBlock(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]
  return type !== undefined && !/^(module|text\/javascript|application\/javascript)$/i.test(type)
}
