import { fileURLToPath } from 'node:url'
import { readEnv } from './config/env.ts'
import { loadEnv } from './config/load-env.ts'

// Not a .ts file: Next would compile that to CommonJS, which cannot import what the rest of the project shares.

loadEnv()
// Ends the start or the build here, with one sentence per wrong variable.
readEnv(process.env)

const root = fileURLToPath(new URL('..', import.meta.url))

/** @type {import('next').NextConfig} */
export default {
  cacheComponents: true,
  // The page server compresses: Next's own compression would flush its headers too early for the policy by hash.
  compress: false,
  distDir: process.env.NEXT_DIST_DIR || '.next',
  experimental: { globalNotFound: true, useTypeScriptCli: true },
  outputFileTracingRoot: root,
  partialPrefetching: false,
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root },
}
