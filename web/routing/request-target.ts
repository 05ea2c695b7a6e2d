/** Longest path that is read, in characters; the longest address of a page has a few hundred. */
const MAX_PATH_LENGTH = 2000

/** The meaning of the target of an HTTP request. */
type RequestTarget =
  /** The one form of the path, whichever way it was written; `search` is empty or begins with a question mark. */
  | { readonly kind: 'path'; readonly path: string; readonly search: string }
  /** A path with extra slashes: the same path without them. */
  | { readonly kind: 'moved'; readonly to: string }
  /** Invalid percent-encoding, as in a link that was cut off or mistyped. */
  | { readonly kind: 'unreadable'; readonly path: string }
  /** Never sent by browsers: an absolute target, dot segments, encoded separators, control characters. */
  | { readonly kind: 'malformed' }

/** Paths that are canonical as they are, which nearly all are. */
const plainPath = /^(?:\/[\w!~*'()-][\w!~*'().-]*)+$/

const outsideAscii = /[^\x21-\x7e]/

/** `.` and `..`, and characters that some part of the server might read as a separator or as the end of a string. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const neverInSegment = /^\.{1,2}$|[/\\\u0000-\u001f\u007f-\u009f]/

/**
 * Reads the target of a request into its canonical path: each segment decoded once and encoded again as in links
 * (links.ts). All parts of the server use that path, so every way to write an address is one page and one cache entry.
 */
export function readTarget(target: string): RequestTarget {
  const queryStart = target.indexOf('?')
  const written = queryStart < 0 ? target : target.slice(0, queryStart)
  const search = queryStart < 0 || queryStart === target.length - 1 ? '' : target.slice(queryStart)
  if (!written.startsWith('/') || target.includes('#') || written.length > MAX_PATH_LENGTH) return { kind: 'malformed' }
  if (plainPath.test(written)) return { kind: 'path', path: written, search }
  if (outsideAscii.test(written)) return { kind: 'unreadable', path: written }
  const segments = decodedSegments(written)
  if (!segments) return { kind: 'unreadable', path: written }
  if (segments.some((segment) => neverInSegment.test(segment))) return { kind: 'malformed' }
  const path = `/${segments.map(encodeURIComponent).join('/')}`
  const hasExtraSlash = written !== '/' && /\/(?:\/|$)/.test(written)
  return hasExtraSlash ? { kind: 'moved', to: path + search } : { kind: 'path', path, search }
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
