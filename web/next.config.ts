import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { readEnv } from './config/env.ts'
import { loadEnv } from './config/load-env.ts'

loadEnv()
// Fails the start and the build with one sentence per wrong variable.
readEnv(process.env)

const root = fileURLToPath(new URL('..', import.meta.url))

const config: NextConfig = {
  cacheComponents: true,
  // The page server compresses: Next's own compression would flush its headers too early for the policy by hash.
  compress: false,
  distDir: process.env.NEXT_DIST_DIR || '.next',
  experimental: { globalNotFound: true, useTypeScriptCli: true },
  outputFileTracingRoot: root,
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root },
}

export default config
