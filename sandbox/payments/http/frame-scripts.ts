import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const jose = dirname(fileURLToPath(import.meta.resolve('jose')))

const ENTRY = 'frame/main.ts'

/** The modules of a card field as browsers load them: our own without types, and jose's. */
export class FrameScripts {
  readonly #modules = new Map<string, string>()
  readonly #hash: string

  constructor() {
    this.#addOwn(ENTRY)
    this.#addJose('jwe/compact/encrypt.js')
    const all = createHash('sha256')
    for (const [path, text] of this.#modules) all.update(`${path}\n${text}`)
    this.#hash = all.digest('hex').slice(0, 16)
  }

  /** Changes with any module, so that browsers may keep what they have loaded. */
  get base(): string {
    return `/scripts/${this.#hash}`
  }

  get entry(): string {
    return `${this.base}/${ENTRY}`
  }

  /** @param path below `base` */
  get(path: string): string | undefined {
    return this.#modules.get(path)
  }

  #addOwn(path: string): void {
    if (this.#modules.has(path)) return
    const script = stripTypeScriptTypes(readFileSync(join(root, path), 'utf8'))
    // Set before the imports are followed: modules may import one another.
    this.#modules.set(path, '')
    for (const imported of importsOf(script)) {
      if (imported !== 'jose') this.#addOwn(normalize(join(dirname(path), imported)))
    }
    const toJose = `${'../'.repeat(path.split('/').length - 1)}jose/jwe/compact/encrypt.js`
    this.#modules.set(path, script.replace("from 'jose'", `from '${toJose}'`))
  }

  #addJose(path: string): void {
    const name = `jose/${path}`
    if (this.#modules.has(name)) return
    const script = readFileSync(join(jose, path), 'utf8')
    this.#modules.set(name, script)
    for (const imported of importsOf(script)) this.#addJose(normalize(join(dirname(path), imported)))
  }
}

function importsOf(script: string): string[] {
  return [...script.matchAll(/^(?:import|export|\})[^'"\n;]*from ["']([^"']+)["']|^import ["']([^"']+)["']/gm)].flatMap(
    ([, from, plain]) => from ?? plain ?? [],
  )
}
