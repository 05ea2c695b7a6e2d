import sanitizeHtml from 'sanitize-html'
import { htmlAttributes, htmlTags, htmlTagsWithoutText } from '#web/domain/content/html-rules.ts'
import { safeHref } from '#web/domain/content/safe-href.ts'

const options: sanitizeHtml.IOptions = {
  allowedTags: htmlTags,
  allowedAttributes: Object.fromEntries(Object.entries(htmlAttributes).map(([tag, names]) => [tag, [...names]])),
  nonTextTags: htmlTagsWithoutText,
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

/**
 * HTML that an editor pasted, reduced to text, lists, tables, pictures and links: nothing that runs, styles or frames.
 */
export function sanitise(html: string): string {
  return sanitizeHtml(html, options).trim()
}
