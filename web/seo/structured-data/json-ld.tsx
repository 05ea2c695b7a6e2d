import { clean } from '#web/lib/stega-clean.ts'

/** A Schema.org object. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** Structured data. `<` is escaped, so that no text can end the element. */
export function JsonLd({ data }: { data: Thing }) {
  const json = JSON.stringify(clean({ '@context': 'https://schema.org', ...data })).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      data-static={`data-${data['@type']}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write a data block, escaped above
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
