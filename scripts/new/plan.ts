import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SetUpError } from '../install/set-up-error.mjs'

/** A file to write, relative to the repository. */
type NewFile = { readonly path: string; readonly text: string }

/** A line to insert before or after the only line of a file that matches. */
type NewLine = {
  readonly path: string
  readonly before?: RegExp
  readonly after?: RegExp
  readonly text: string
}

/** The files and lines that one `npm run new` writes, and the steps that it leaves to its caller. */
export type Plan = {
  readonly files: readonly NewFile[]
  readonly lines: readonly NewLine[]
  /** One sentence each, in the order in which they are done. */
  readonly left: readonly string[]
  /** The content types have to be generated for the rest to compile. */
  readonly changesContent?: true
}

/**
 * Writes a plan into the repository at `root`: all of it, or nothing.
 * @returns the paths that were written
 * @throws {SetUpError} when a file is there already, or a line has no place
 */
export function applyPlan(root: string, { files, lines }: Plan): string[] {
  const taken = files.find(({ path }) => existsSync(join(root, path)))
  if (taken) throw new SetUpError(`${taken.path} exists already: choose another name.`)
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  for (const line of lines) {
    const text = texts.get(line.path) ?? readFileSync(join(root, line.path), 'utf8')
    texts.set(line.path, withLine(text, line))
  }
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return [...texts.keys()]
}

/** @throws {SetUpError} unless exactly one line matches */
export function withLine(text: string, { path, before, after, text: added }: NewLine): string {
  const anchor = before ?? after
  const all = text.split('\n')
  const matching = all.flatMap((line, index) => (anchor?.test(line) ? index : []))
  const [index] = matching
  if (index === undefined || matching.length > 1)
    throw new SetUpError(`${path} has ${matching.length} lines like ${anchor}, where one was expected.`)
  return all.toSpliced(before ? index : index + 1, 0, added).join('\n')
}
