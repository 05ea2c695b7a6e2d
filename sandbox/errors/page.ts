import { html } from 'hono/html'
import type { StoredEvent } from './event-store.ts'

/** The page with all errors, newest first, with their stacks. */
export function errorPage(events: readonly StoredEvent[]) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Errors (${events.length})</title>
<style>
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui; color: #1f3033; background: #f4f3ea }
article { margin: 1rem 0; padding: 1rem; background: #fff }
h2 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere }
p { margin: .25rem 0; color: #46565a }
pre { overflow-x: auto; font-size: .85rem }
</style>
</head>
<body>
<h1>Errors</h1>
<p>What the storefront has reported to its error-reporting service. <a href="/api/events">As JSON</a>.</p>
${events.length === 0 ? html`<p>None.</p>` : events.toReversed().map(article)}
</body>
</html>`
}

function article({ receivedAt, event }: StoredEvent) {
  const [error] = exceptionsOf(event).toReversed()
  const title = error ? `${text(error.type)}: ${text(error.value)}` : text(event.message)
  return html`<article>
<h2>${title}</h2>
<p>${receivedAt} · ${text(event.environment)} · ${text(event.release)} · ${addressOf(event)} · ${JSON.stringify(event.tags ?? {})}</p>
<details><summary>Stack</summary><pre>${error ? stackOf(error) : ''}</pre></details>
</article>`
}

type Fields = Readonly<Record<string, unknown>>

function exceptionsOf(event: Fields): Fields[] {
  return listOf(fieldsOf(event.exception).values).map(fieldsOf)
}

/** Innermost call first, as consoles print it; Sentry has it last. */
function stackOf(error: Fields): string {
  const frames = listOf(fieldsOf(error.stacktrace).frames).map(fieldsOf).toReversed()
  const place = ({ function: name, filename, lineno, colno }: Fields) =>
    `${text(name) || '<anonymous>'} (${text(filename)}:${text(lineno)}:${text(colno)})`
  return frames.map(place).join('\n')
}

function addressOf(event: Fields): string {
  return text(fieldsOf(event.request).url)
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
