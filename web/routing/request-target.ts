/** Longest path that is read, in characters; the longest address of a page has a few hundred. */
const longestPath = 2000

/** What the target of an HTTP request names. */
export type RequestTarget =
  /** The one form of the path, whichever way it was written; `search` is empty or begins with a question mark. */
  | { readonly kind: 'path'; readonly path: string; readonly search: string }
  /** The same path with superfluous slashes. */
  | { readonly kind: 'moved'; readonly to: string }
  /** Percent signs that encode no UTF-8, as in a link that was cut off or mistyped. */
  | { readonly kind: 'unreadable'; readonly path: string }
  /** What browsers do not send: another form than path and query, dot segments, encoded separators, control characters. */
  | { readonly kind: 'malformed' }

/** Paths that are in their one form already, which nearly all are. */
const plainPath = /^(?:\/[\w!~*'()-][\w!~*'().-]*)+$/

const outsideAscii = /[^\x21-\x7e]/

/** `.`, `..`, and whatever some part of a server might take for a separator or the end of a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const neverInSegment = /^\.{1,2}$|[/\\\u0000-\u001f\u007f-\u009f]/

/**
 * Reads the target of a request into the one path that all parts of the server then share: segments decoded once and encoded again as links
 * write them (links.ts). Different ways to write an address are one page, one cache entry and one answer to the question whether it is a call.
 */
export function readTarget(target: string): RequestTarget {
  const queryStart = target.indexOf('?')
  const written = queryStart < 0 ? target : target.slice(0, queryStart)
  const search = queryStart < 0 || queryStart === target.length - 1 ? '' : target.slice(queryStart)
  if (!written.startsWith('/') || target.includes('#') || written.length > longestPath) return { kind: 'malformed' }
  if (plainPath.test(written)) return { kind: 'path', path: written, search }
  if (outsideAscii.test(written)) return { kind: 'unreadable', path: written }
  const segments = decodedSegments(written)
  if (!segments) return { kind: 'unreadable', path: written }
  if (segments.some((segment) => neverInSegment.test(segment))) return { kind: 'malformed' }
  const path = `/${segments.map(encodeURIComponent).join('/')}`
  const hasSuperfluousSlash = written !== '/' && /\/(?:\/|$)/.test(written)
  return hasSuperfluousSlash ? { kind: 'moved', to: path + search } : { kind: 'path', path, search }
}

/** The segments that are not empty; `undefined` where one is not encoded UTF-8. */
function decodedSegments(path: string): string[] | undefined {
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent)
  } catch {
    return undefined
  }
}
