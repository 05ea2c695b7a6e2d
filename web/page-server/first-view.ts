import { startScriptsCode } from './start-scripts.ts'
import { rulesFor, type StyleSheets } from './style-sheets.ts'

/**
 * The styles of the page itself, and of its parts behind `next/dynamic`, which have other attributes in another order.
 */
const styleLinks =
  /<link (?=[^>]*rel="stylesheet")(?=[^>]*data-precedence=")[^>]*href="(?<path>\/_next\/static\/[^"]+)"[^>]*\/>/g
const asyncScripts = /<script (?=src="\/_next\/static\/[^"]+"(?: id="[^"]*")? async=""><\/script>)/g
const headScripts = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g
const waitingScript = '<script type="text/plain" data-waits="" '
const scriptOrStylePreloads =
  /<link rel="preload" (?=(?:href="[^"]*" as="(?:script|style)"|as="(?:script|style)"[^>]* href="[^"]*")[^>]*\/>)/g

type FirstView = {
  readonly html: string
  /** Texts of the document's `<style>` elements. */
  readonly styles: readonly string[]
}

/**
 * Arranges a document for its first view (docs/decisions/0064): the styles that it needs are in the document, and the
 * scripts wait for `startScripts`. Where the page is of little use without them (`data-scripts-at-once`) they are
 * loaded first of all, and run after the first frame; where they write the content (`data-needs-scripts`) scripts and
 * styles are loaded as Next asks for them. A document of any other form than Next's is returned unchanged.
 */
export function arrangeForFirstView(document: string, sheets: StyleSheets): FirstView {
  const headEnd = document.indexOf('</head>')
  if (headEnd < 0 || document.search(asyncScripts) < 0) return { html: document, styles: [] }
  const needsScripts = document.includes(' data-needs-scripts="')
  const unchanged = { head: document.slice(0, headEnd), styles: [] }
  const { head, styles } = needsScripts ? unchanged : withStyles(unchanged.head, sheets, classesIn(document))
  const html = `${head}<script>${startScriptsCode}</script>${document.slice(headEnd)}`
  if (needsScripts) return { html, styles }
  return {
    html: startsAtOnce(document) ? withScriptsFirst(html) : withWaitingScripts(html),
    styles,
  }
}

/**
 * Preloads the head's scripts before its styles. As Next writes them browsers load them with low priority: Chromium
 * requests only one or two before it has parsed the whole head.
 */
function withScriptsFirst(html: string): string {
  const headEnd = html.indexOf('</head>')
  const preloads: string[] = []
  const head = html
    .slice(0, headEnd)
    .replace(headScripts, (script, path: string) => {
      preloads.push(`<link rel="preload" as="script" fetchpriority="high" href="${path}"/>`)
      return script
    })
    .replace(/(?<=<link rel="preload" as="script" fetchPriority=")low(?=")/g, 'high')
  const first = head.search(/<(?:style|link|script)[ >]/)
  return (head.slice(0, first) + preloads.join('') + head.slice(first) + html.slice(headEnd)).replace(
    asyncScripts,
    waitingScript,
  )
}

function withWaitingScripts(html: string): string {
  return html.replace(asyncScripts, waitingScript).replace(scriptOrStylePreloads, '<link data-waits="" ')
}

/** As Next writes the properties of elements for React, in a string of a script. */
const payloadClasses = /\\"className\\":\\"([^"\\]*)\\"/g

/**
 * The classes of the document's elements. Where scripts start at once, includes those that React has only as data: it
 * may show them before the rest of the styles has come, as the checkout does when the bag is empty.
 */
function classesIn(document: string): ReadonlySet<string> {
  const found = [/\sclass="([^"]*)"/g, ...(startsAtOnce(document) ? [payloadClasses] : [])]
  const lists = found.flatMap((pattern) => [...document.matchAll(pattern)])
  return new Set(lists.flatMap(([, names = '']) => names.split(' ')))
}

function startsAtOnce(document: string): boolean {
  return document.includes(' data-scripts-at-once="')
}

/**
 * Puts the rules that the document needs from each style sheet before the link to it, so that rules keep their order.
 * The links stay, disabled, so that browsers do not load them: React looks for them and would otherwise insert them
 * again. `startScripts` enables those with `data-waits`, of which the document has only a part. Without scripts,
 * nothing but the document's own elements needs styles.
 */
function withStyles(head: string, sheets: StyleSheets, classes: ReadonlySet<string>) {
  const styles: string[] = []
  const inlined = head.replace(styleLinks, (link, path: string) => {
    const sheet = sheets.get(path)
    if (!sheet) return link
    const text = sheet.isWhole ? sheet.text : rulesFor(sheet, (name) => classes.has(name))
    styles.push(text)
    return `<style>${text}</style>${link.replace('/>', sheet.isWhole ? ' disabled=""/>' : ' disabled="" data-waits=""/>')}`
  })
  return { head: inlined, styles }
}
