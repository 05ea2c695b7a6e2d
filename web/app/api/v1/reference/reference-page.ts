import 'server-only'
import { createHash } from 'node:crypto'
import { Html, html } from '#web/lib/html.ts'
import type {
  ApiDescription,
  DescribedCall,
  DescribedParameter,
  DescribedResponse,
} from '#web/server/endpoint/openapi.ts'

const style = `:root{color:#1f3033;background:#f4f3ea;font:16px/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:64rem;padding:32px 16px 64px}h1{font-size:28px}h2{margin:40px 0 8px;font-size:20px}details{margin:0 0 8px;background:#fff;border:1px solid #d5d7cc}summary{padding:12px 16px;cursor:pointer}summary code{font-weight:700;overflow-wrap:anywhere}details>div{padding:0 16px 16px}h3{margin:16px 0 4px;font-size:16px}pre{margin:0;padding:12px;overflow-x:auto;background:#f4f3ea;font:13px/1.5 ui-monospace,monospace}table{border-collapse:collapse;width:100%}th,td{padding:4px 16px 4px 0;text-align:left;vertical-align:top;overflow-wrap:anywhere}td{border-top:1px solid #d5d7cc}a{color:inherit}.method{display:inline-block;min-width:4.5em}.quiet{color:#57676a}:focus-visible{outline:3px solid #1f3033;outline-offset:3px}`

/** The page needs no scripts, and allows none. */
export const referencePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

const accessTexts: Readonly<Record<DescribedCall['x-access'], string>> = {
  anyone: 'Anyone.',
  visitor: 'Anyone; more for members, by their session cookie.',
  member: 'Members, by their session cookie.',
  staff: 'Staff, by their Studio token (Authorization: Bearer).',
  editor: 'Staff who may edit, by their Studio token (Authorization: Bearer).',
}

const originTexts: Readonly<Record<DescribedCall['x-origin'], string>> = {
  site: 'From this site’s own pages only.',
  studio: 'From the Studio only.',
  any: 'From anywhere: something else authorises it.',
}

/** The API description as a page: each call with its input, responses and examples, closed until one opens it. */
export function referencePage({ info, paths }: ApiDescription): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
  )
  const tags = [...new Set(calls.map(({ call }) => call.tags[0] ?? ''))].sort()
  const sections = tags.map(
    (tag) => html`<h2 id="${tag}">${tag}</h2>${calls.filter(({ call }) => call.tags[0] === tag).map(callDetails)}`,
  )
  const { markup } =
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>API of the product backend</title><style>${new Html(style)}</style></head><body><h1>API of the product backend</h1><p>${withCode(info.description)}</p><p>${String(calls.length)} calls. For programs: <a href="/api/v1/openapi.json">openapi.json</a>.</p>${sections}</body></html>`
  return markup
}

type Call = { readonly path: string; readonly method: string; readonly call: DescribedCall }

function callDetails({ path, method, call }: Call): Html {
  const { summary, parameters, requestBody, responses } = call
  const limits = Object.entries(call['x-limits']).map(
    ([of, { calls, seconds }]) =>
      html`<br>${String(calls)} calls in ${duration(seconds)} for each ${of === 'client' ? 'client' : 'e-mail address or member'}.`,
  )
  const origin = method === 'GET' ? '' : ` ${originTexts[call['x-origin']]}`
  const body = requestBody?.content['application/json']
  return html`<details><summary><code><span class="method">${method}</span> ${path}</code><br><span class="quiet">${withCode(summary)}</span></summary><div>
<h3>Access</h3><p>${accessTexts[call['x-access']]}${origin}${limits}</p>
${parameters.length > 0 ? html`<h3>Parameters</h3><table>${parameters.map(parameterRow)}</table>` : ''}
${body ? html`<h3>Body</h3>${exampleOf(body.example)}<details><summary>Schema</summary>${json(body.schema)}</details>` : ''}
${Object.entries(responses).map(([status, response]) => responsePart(status, response))}
</div></details>`
}

function parameterRow({ name, in: place, required, schema, example }: DescribedParameter): Html {
  const sample = example === undefined ? '' : html` Example: <code>${String(example)}</code>`
  return html`<tr><td><code>${name}</code></td><td>${place}${required ? '' : ', optional'}</td><td><code>${JSON.stringify(schema)}</code>${sample}</td></tr>`
}

function responsePart(status: string, response: DescribedResponse): Html {
  const codes = Object.entries(response['x-codes'] ?? {})
  if (codes.length > 0) {
    const rows = codes.map(
      ([code, { nb, en }]) => html`<tr><td><code>${code}</code></td><td>${en}</td><td lang="nb">${nb}</td></tr>`,
    )
    return html`<h3>${status}</h3><table>${rows}</table>`
  }
  const content = response.content?.['application/json']
  if (!content) return html`<h3>Response</h3><p>${response.description}</p>`
  return html`<h3>${status}</h3>${exampleOf(content.example)}<details><summary>Schema</summary>${json(content.schema)}</details>`
}

function exampleOf(example: unknown): Html | '' {
  return example === undefined ? '' : json(example)
}

function json(value: unknown): Html {
  return html`<pre>${JSON.stringify(value, null, 2)}</pre>`
}

function duration(seconds: number): string {
  if (seconds % 3600 === 0) return seconds === 3600 ? 'an hour' : `${seconds / 3600} hours`
  return seconds % 60 === 0 ? `${seconds / 60} minutes` : `${seconds} seconds`
}

/** Text between backticks as code. */
function withCode(text: string): Html[] {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`))
}
