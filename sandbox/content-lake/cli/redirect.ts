import dns, { type LookupAddress, type LookupOptions } from 'node:dns'
import { promises as files } from 'node:fs'
import { registerHooks, syncBuiltinESMExports } from 'node:module'

/**
 * Loaded before the `sanity` command (`node --import`), which has no setting for the API host: replaces the default
 * host of the client library while it is loaded, and resolves host names under `localhost`, which not every operating
 * system does.
 */
const HOSTED_API = 'https://api.sanity.io'
const CLIENT_FILE = /\/@sanity\/client\/dist\/[^/]+\.js$/
/** Migrations use `https:` whatever the API host is. */
const MIGRATION_FILE = /\/@sanity\/migrate\/dist\/fetch-utils\/[^/]+\.js$/

type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

const apiHost = process.env.SANITY_STUDIO_API_HOST
if (apiHost) {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (!loaded.source) return loaded
      if (CLIENT_FILE.test(url)) return { ...loaded, source: redirected(sourceText(loaded.source), apiHost) }
      if (!MIGRATION_FILE.test(url)) return loaded
      const { protocol } = new URL(apiHost)
      return { ...loaded, source: sourceText(loaded.source).replaceAll('"https://"', `"${protocol}//"`) }
    },
  })
  // For commands that load the Studio's code (`documents validate`), the bundler reads the library's files.
  const readFile = files.readFile
  const readRedirected = async (...request: Parameters<typeof readFile>) => {
    const content = await readFile(...request)
    return typeof content === 'string' && CLIENT_FILE.test(String(request[0])) ? redirected(content, apiHost) : content
  }
  Object.assign(files, { readFile: readRedirected })
  const lookup = dns.lookup
  const lookUpLocally = (hostname: string, options: LookupOptions | LookupCallback, callback?: LookupCallback) => {
    const respond = typeof options === 'function' ? options : callback
    if (!hostname.endsWith('.localhost') || !respond) return Reflect.apply(lookup, dns, [hostname, options, callback])
    const wantsAll = typeof options === 'object' && options.all === true
    process.nextTick(() =>
      wantsAll ? respond(null, [{ address: '127.0.0.1', family: 4 }]) : respond(null, '127.0.0.1', 4),
    )
  }
  Object.assign(dns, { lookup: Object.assign(lookUpLocally, lookup) })
  syncBuiltinESMExports()
}

function redirected(source: string, host: string): string {
  return source.replaceAll(HOSTED_API, host)
}

function sourceText(source: string | ArrayBuffer | NodeJS.TypedArray): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source)
}
