import { existsSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { prepareFiles } from '#web/page-server/prepare-files.ts'
import type { Environment } from './environment.ts'
import { fingerprint } from './fingerprint.ts'
import { keepFormerAssets } from './former-assets.ts'
import { root } from './root.ts'
import { runTool } from './run-tool.ts'
import { buildWithoutUnrendered } from './unrendered-pages.ts'

const createdAt = z.object({ createdAt: z.string() })

const CONFIGURATION = ['package.json', 'package-lock.json', 'tsconfig.json']

/** Builds the Studio's static files if its sources or settings have changed since the last build. */
export async function buildStudio(environment: Environment): Promise<void> {
  const settings = Object.entries(process.env).filter(
    ([name]) => name.startsWith('SANITY_STUDIO_') || name === 'CENTRA_API_URL' || name === 'SITE_ORIGIN',
  )
  const marker = `${environment.studioBuild}.fingerprint`
  const { stale, remember } = fingerprint(
    marker,
    [
      ...CONFIGURATION,
      'sanity.*.ts',
      'schemas/**',
      'studio-plugins/**',
      'docs/editors/**',
      'static/**',
      'web/routing/**',
      'web/domain/**',
      'web/services/backend/**',
    ],
    settings.map(String).sort(),
  )
  if (!stale && existsSync(environment.studioBuild)) return
  console.info('Building the Studio (about half a minute) ...')
  // An interrupted build stays stale.
  rmSync(marker, { force: true })
  await runTool('The build of the Studio', 'sanity', ['build', environment.studioBuild, '--yes'])
  remember()
}

/** Builds the storefront if it is stale. The lake has to be running: pages are generated from its content. */
export async function buildStorefront(environment: Environment): Promise<void> {
  const marker = `${environment.storefrontBuild}.fingerprint`
  const settings = [
    'SANITY_STUDIO_API_HOST',
    'SANITY_STUDIO_PROJECT_ID',
    'SANITY_STUDIO_DATASET',
    'CENTRA_API_URL',
    'SENTRY_DSN',
    'SENTRY_ENVIRONMENT',
    'SENTRY_RELEASE',
    'GTM_ID',
    'PRERENDERED_PAGES',
  ]
  const { stale, remember } = fingerprint(
    marker,
    [...CONFIGURATION, 'web/**', 'schemas/**', 'sanity.config.ts'],
    [...settings.map((name) => `${name}=${process.env[name]}`), await datasetCreationTime(environment)],
  )
  if (!stale && existsSync(environment.storefrontBuild)) return
  console.info('Building the storefront (about half a minute) ...')
  rmSync(marker, { force: true })
  await renderStorefront()
  await prepareFiles(environment.storefrontBuild)
  await keepFormerAssets(environment.storefrontBuild)
  remember()
}

/** A page that cannot be rendered does not stop a deployment: it is left out, and rendered when it is first opened. */
async function renderStorefront(): Promise<void> {
  try {
    await buildWithoutUnrendered(async (leftOut) => {
      process.env.NOT_PRERENDERED = leftOut.join('\n')
      await runTool('The build of the storefront', 'next', ['build', `${root}/web`])
    })
  } finally {
    delete process.env.NOT_PRERENDERED
  }
}

type Content = { readonly standIns: Pick<Environment['standIns'], 'lake'> } & {
  readonly env: Pick<Environment['env'], 'projectId' | 'dataset' | 'readToken'>
}

/**
 * When the stand-in's dataset was created, since pages that were generated before a sandbox was reset are stale. Empty
 * for a hosted lake or a dataset that does not exist.
 */
export async function datasetCreationTime({ standIns: { lake }, env }: Content): Promise<string> {
  if (!lake) return ''
  const address = new URL(`/v1/projects/${env.projectId}/datasets/${env.dataset}`, lake)
  const response = await fetch(address, { headers: { authorization: `Bearer ${env.readToken}` } })
  return response.ok ? createdAt.parse(await response.json()).createdAt : ''
}
