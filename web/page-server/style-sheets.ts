import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/**
 * A rule at the top of a style sheet, such as a whole `@media` block, with the classes that each of its selectors
 * names.
 */
type Rule = { readonly text: string; readonly selectors: readonly (readonly string[])[] }

type StyleSheet = {
  readonly text: string
  /**
   * Whether documents contain all of it, or only the rules that they use; the browser then loads the file before the
   * scripts.
   */
  readonly isWhole: boolean
  readonly rules: readonly Rule[]
}

/** Style sheets by the path at which the site serves them. */
export type StyleSheets = ReadonlyMap<string, StyleSheet>

/** Characters. Compressed, this is some 3 kB. */
const MAX_WHOLE = 12_000

/** Would change meaning, or end the element, within a document's `<style>`. */
const isForFilesOnly = /@import|@charset|<\//i

/**
 * Reads the style sheets of a build, with absolute addresses, so that documents may contain them. A sheet that cannot
 * be in a document is left out.
 * @param directory the build's folder of static files
 * @param prefix the path at which they are served
 */
export async function readStyleSheets(directory: string, prefix: string): Promise<StyleSheets> {
  const names = (await readdir(directory, { recursive: true })).filter((name) => extname(name) === '.css')
  const texts = await Promise.all(
    names.map(async (name) => {
      const path = prefix + name.replaceAll('\\', '/')
      return [path, withAbsoluteAddresses(await readFile(join(directory, name), 'utf8'), path)] as const
    }),
  )
  return new Map(
    texts.filter(([, text]) => !isForFilesOnly.test(text)).map(([path, text]) => [path, parseStyleSheet(text)]),
  )
}

/** Bundlers write addresses relative to the style sheet. */
function withAbsoluteAddresses(text: string, path: string): string {
  return text.replace(/url\((["']?)(\.[^"')]+)\1\)/g, (_, quote: string, address: string) => {
    const { pathname, search, hash } = new URL(address, new URL(path, 'http://site'))
    return `url(${quote}${pathname}${search}${hash}${quote})`
  })
}

/** A face that is declared twice would be loaded again, so fonts are never repeated by a file. */
export function parseStyleSheet(text: string): StyleSheet {
  return { text, isWhole: text.length <= MAX_WHOLE || text.includes('@font-face'), rules: rulesOf(text) }
}

function rulesOf(text: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  let depth = 0
  // Strings may hold braces.
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (token === '{') depth++
    if (token === '}') depth--
    if (depth > 0 || (token !== '}' && token !== ';')) continue
    const rule = text.slice(start, index + 1)
    start = index + 1
    rules.push({ text: rule, selectors: selectorsOf(rule) })
  }
  return start < text.length ? [...rules, { text: text.slice(start), selectors: [] }] : rules
}

function selectorsOf(rule: string): string[][] {
  const withoutValues = rule.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g, '')
  const lists = (withoutValues.match(/(?<=^|[{};])[^{};]+(?=\{)/g) ?? []).filter((list) => !/^\s*@/.test(list))
  // The classes after `:not` need not be there. Commas in other parentheses split too much, so that at most too many
  // rules are kept.
  const selectors = lists.flatMap((list) => withoutNegations(list).split(','))
  return selectors.map((selector) => [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name))
}

function withoutNegations(selectors: string): string {
  const shorter = selectors.replace(/:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
  return shorter === selectors ? selectors : withoutNegations(shorter)
}

/** The rules of a sheet that a document needs: those that have a selector whose classes are all in the document. */
export function rulesFor({ rules }: StyleSheet, isUsed: (className: string) => boolean): string {
  const isNeeded = ({ selectors }: Rule) => selectors.length === 0 || selectors.some((classes) => classes.every(isUsed))
  return rules
    .filter(isNeeded)
    .map(({ text }) => text)
    .join('')
}
