import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StudioAddresses, studioHeaders } from './policy.ts'

/** The part of Vite's preview server type that is used here; Vite is Sanity's dependency, not ours. */
type PreviewServer = {
  config: { build: { outDir: string } }
  middlewares: {
    use(handle: (request: { url?: string }, response: HeaderTarget, next: () => void) => void): void
  }
}

type HeaderTarget = { setHeader(name: string, value: string): void }

/** Files whose names contain a hash of their content. */
const HASHED = /-[\w-]{8}\.(js|css)$/

/**
 * Vite plugin: `sanity preview` sends the Studio's headers with every file, and browsers keep files that never change.
 */
export function previewHeaders(addresses: StudioAddresses) {
  return {
    name: 'studio-headers',
    configurePreviewServer({ config, middlewares }: PreviewServer) {
      const { outDir } = config.build
      const headers = Object.entries(studioHeaders(readFileSync(join(outDir, 'index.html'), 'utf8'), addresses))
      // The names are listed because the server responds with the Studio's page, and status 200, for a file that is
      // missing.
      const immutable = new Set(readdirSync(join(outDir, 'static')).filter((name) => HASHED.test(name)))
      middlewares.use(({ url = '' }, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value)
        if (url.startsWith('/static/') && immutable.has(url.slice('/static/'.length)))
          response.setHeader('cache-control', 'public, max-age=31536000, immutable')
        next()
      })
    },
  }
}
