import type { ErrorEvent, Exception, StackFrame } from '@sentry/core'

/** Contexts that describe the program or the kind of machine, not its user. */
const harmlessContexts: ReadonlySet<string> = new Set(['runtime', 'os', 'browser', 'error', 'nextjs'])

const email = /[^\s@"'<>()=,;:/?&]+(?:@|%40)[^\s@"'<>()=,;/?&]+\.[a-z]{2,}/gi
const queryOrFragment = /((?:https?:\/\/|\/)[^\s"'<>()?#]*)[?#][^\s"'<>()]*/gi
/** Phone, card and social security numbers: eight digits or more, however they are grouped. */
const longNumber = /\+?\d(?:[ .-]?\d){7,}/g
/** Random identifiers: session and bag tokens, ids with letters and digits of some length. */
const token = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}\b/gi

/**
 * A text without anything that could identify a person: e-mail addresses, queries and fragments of addresses, long
 * numbers, tokens.
 */
export function scrubText(text: string): string {
  return text
    .replace(queryOrFragment, '$1')
    .replace(email, '[e-mail]')
    .replace(token, '[token]')
    .replace(longNumber, '[number]')
}

/** Random identifiers in the path of a page, such as the key of a personal link; slugs are words with hyphens. */
const opaqueSegment = /\b(?=\w*\d)\w{20,}\b/g

/** An address of ours as it may be reported: without query, fragment and anything that names a person. */
export function scrubPageAddress(address: string): string {
  return scrubAddress(address).replace(opaqueSegment, '[token]')
}

/** An address without its query and fragment. */
function scrubAddress(address: string): string {
  return address.replace(/[?#].*$/s, '').replace(email, '[e-mail]')
}

/**
 * An event without personal data: texts scrubbed, and only the fields named here, so that breadcrumbs, user, extra,
 * server name and whatever a later release of the library adds are left behind. The page's path stays (paths hold
 * slugs), so do the stack and the tags that the code itself sets.
 */
export function scrubEvent(event: ErrorEvent): ErrorEvent {
  const { event_id, timestamp, platform, level, environment, release, sdk, tags, fingerprint, debug_meta } = event
  const { message, transaction, exception, request, contexts } = event
  return {
    type: undefined,
    event_id,
    timestamp,
    platform,
    level,
    environment,
    release,
    sdk,
    tags,
    fingerprint,
    debug_meta,
    ...(transaction && { transaction: scrubText(transaction) }),
    ...(message && { message: scrubText(message) }),
    ...(exception?.values && { exception: { values: exception.values.map(scrubException) } }),
    ...(request?.url && { request: { url: scrubPageAddress(request.url), method: request.method } }),
    ...(contexts && { contexts: harmless(contexts) }),
  }
}

function harmless(contexts: NonNullable<ErrorEvent['contexts']>): NonNullable<ErrorEvent['contexts']> {
  const known = Object.entries(contexts).filter(([name]) => harmlessContexts.has(name))
  return Object.fromEntries(known.map(([name, context]) => [name, scrubTexts(context ?? {})]))
}

function scrubTexts(context: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const clean = Object.entries(context).map(([key, value]) => [
    key,
    typeof value === 'string' ? scrubText(value) : value,
  ])
  return Object.fromEntries(clean)
}

function scrubException({ type, value, mechanism, module, stacktrace }: Exception): Exception {
  return {
    type,
    module,
    mechanism: mechanism && { type: mechanism.type, handled: mechanism.handled },
    value: value === undefined ? undefined : scrubText(value),
    stacktrace: stacktrace && { frames: stacktrace.frames?.map(scrubFrame) },
  }
}

/** Variables of the failing code are not kept. */
function scrubFrame({ vars: _, ...frame }: StackFrame): StackFrame {
  const { filename, abs_path } = frame
  return { ...frame, filename: filename && scrubAddress(filename), abs_path: abs_path && scrubAddress(abs_path) }
}
