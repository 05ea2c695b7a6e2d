import sanitizeHtml from 'sanitize-html'
import { safeHref } from '#web/domain/content/safe-href.ts'

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'h2',
      'h3',
      'h4',
      'blockquote',
      'ul',
      'ol',
      'li',
      'hr',
      'br',
      'figure',
      'figcaption',
      'img',
      'details',
      'summary',
      'cite',
      'dl',
      'dt',
      'dd',
    ],
    ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'code', 'pre', 'mark', 'time'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    time: ['datetime'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // The content security policy decides whose pictures are shown.
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    a: (tagName, { target, href: typed, ...attribs }) => {
      const href = safeHref(typed)
      const tab = target === '_blank' ? { target, rel: 'noopener' } : undefined
      return { tagName, attribs: { ...(href && { href }), ...attribs, ...tab } }
    },
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
}

/** HTML that an editor pasted, reduced to text, lists, tables, pictures and links: nothing that runs, styles or frames. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, options).trim()
}
