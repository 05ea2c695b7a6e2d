import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { settingsInPages } from './config/client-settings.ts'
import { readEnv } from './config/env.ts'
import { loadEnv } from './config/load-env.ts'

// Not a .ts file: Next would compile that to CommonJS, which cannot import what the rest of the project shares.

loadEnv()
// Ends the start or the build here, with one sentence per wrong variable.
const env = readEnv(process.env)

const root = fileURLToPath(new URL('..', import.meta.url))
const { name, version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/**
 * In production the page server sets the policy. The development server has no page server, evaluates code and talks to
 * the browser, so its policy is wide; the Studio may always frame it.
 */
const developmentPolicy = [
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws: http: https:",
  `frame-ancestors 'self' ${env.studioOrigin}`,
  "object-src 'none'",
  "base-uri 'none'",
].join('; ')

/** The moment the build began: the page server catches up with what was published since. */
const buildId = Date.now().toString(36)

/** @type {import('next').NextConfig} */
export default {
  cacheComponents: true,
  // Bytes for pages that were rendered since the start, and as many again for content.
  cacheMaxMemorySize: 256 * 1024 * 1024,
  // The page server compresses: Next's own compression would flush its headers too early for the policy by hash.
  compress: false,
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Facts about the build, for browser and server. Settings that differ between installations are read when the
  // storefront starts.
  env: {
    BUILD_ID: buildId,
    // Rendered pages hold these settings (page-server/catch-up.ts).
    BUILT_FOR: settingsInPages(env),
    SENTRY_RELEASE: env.sentryRelease ?? `${name}@${version}`,
  },
  experimental: {
    // Next leaves one processor idle while it generates pages.
    cpus: availableParallelism(),
    globalNotFound: true,
    // Instances of one build share its folder: a page that one renders, perhaps before it knows about a publication,
    // must not reach another.
    isrFlushToDisk: false,
    // The build names every page that it cannot render, not the first (scripts/stack/unrendered-pages.ts).
    prerenderEarlyExit: false,
    // Writing it takes a build longer than it saves the next one.
    turbopackFileSystemCacheForBuild: false,
    // The code that every page needs comes in one file, a page's own in another
    // (docs/decisions/0022-what-the-browser-gets.md).
    turbopackChunking: { requestCost: 4e5, minChunkSize: 1e6, maxMergeChunkSize: 5e6 },
  },
  generateBuildId: () => buildId,
  headers: async () =>
    process.env.NODE_ENV === 'development'
      ? [{ source: '/:path*', headers: [{ key: 'content-security-policy', value: developmentPolicy }] }]
      : [],
  // The image host serves pictures in the requested sizes, so this server need not scale any.
  images: { unoptimized: true },
  outputFileTracingRoot: root,
  partialPrefetching: false,
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@sentry/nextjs', 'pg', 'pg-boss', 'nodemailer'],
  turbopack: {
    root,
    // The bundler does not know these selectors yet, and would say so at each change of a product page.
    ignoreIssue: [
      { path: /gallery\.module\.css$/, description: /^'(scroll-marker(-group)?|target-current)' is not recognized/ },
    ],
    // Code that no page asks for (docs/decisions/0022-what-the-browser-gets.md).
    resolveAlias: {
      'next/dist/compiled/process': { browser: './config/browser/process.ts' },
    },
  },
  // `npm run check` checks them.
  typescript: { ignoreBuildErrors: true },
}
