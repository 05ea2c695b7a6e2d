/** The part of Vite's bundle type that is used here; Vite is Sanity's dependency, not ours. */
type Bundle = Record<string, { type: string; fileName: string; source?: unknown }>

const vendorScripts = /<script[^>]*\ssrc="https:\/\/[\w.-]*sanity-cdn\.(?:com|work)\/[^>]*><\/script>\n?/g
const vendorFonts = /@font-face\s*\{[^}]*https:\/\/[\w.-]*sanity\.io\/[^}]*\}/g

/**
 * A page or style sheet without the scripts and fonts from Sanity's hosts; the Studio's font falls back to the
 * system's.
 */
export function withoutVendorHosts(text: string): string {
  return text.replace(vendorScripts, '').replace(vendorFonts, '')
}

/** Vite plugin for a self-hosted lake: the Studio's files load nothing from Sanity's hosts. */
export function withoutVendorFiles() {
  return {
    name: 'without-vendor-files',
    enforce: 'pre' as const,
    transform: (code: string, id: string) => (/\.css(?:$|\?)/.test(id) ? withoutVendorHosts(code) : undefined),
    transformIndexHtml: withoutVendorHosts,
    generateBundle: {
      // The page is added to the bundle by Sanity's own plugin.
      order: 'post' as const,
      handler(_options: unknown, bundle: Bundle) {
        for (const file of Object.values(bundle))
          if (file.fileName.endsWith('.html') && typeof file.source === 'string')
            file.source = withoutVendorHosts(file.source)
      },
    },
  }
}
