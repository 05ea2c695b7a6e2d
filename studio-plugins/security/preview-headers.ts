import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StudioAddresses, studioHeaders } from './policy.ts'

/** The part of Vite's preview server type that is used here; Vite is Sanity's dependency, not ours. */
type PreviewServer = {
  config: { build: { outDir: string } }
  middlewares: {
    use(handle: (request: unknown, response: HeaderTarget, next: () => void) => void): void
  }
}

type HeaderTarget = { setHeader(name: string, value: string): void }

/** Vite plugin: `sanity preview` sends the Studio's headers with every file. */
export function previewHeaders(addresses: StudioAddresses) {
  return {
    name: 'studio-headers',
    configurePreviewServer({ config, middlewares }: PreviewServer) {
      const html = readFileSync(join(config.build.outDir, 'index.html'), 'utf8')
      const headers = Object.entries(studioHeaders(html, addresses))
      middlewares.use((_request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value)
        next()
      })
    },
  }
}
