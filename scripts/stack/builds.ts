import { existsSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { prepareFiles } from '#web/page-server/prepare-files.ts'
import type { Environment } from './environment.ts'
import { fingerprint } from './fingerprint.ts'
import { root } from './root.ts'
import { runTool } from './run-tool.ts'

const createdAt = z.object({ createdAt: z.string() })

const CONFIGURATION = ['package.json', 'package-lock.json', 'tsconfig.json']

/** Builds the Studio's static files when its sources or settings changed since the last time. */
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
      'static/**',
      'web/routing/**',
      'web/domain/**',
    ],
    settings.map(String).sort(),
  )
  if (!stale && existsSync(environment.studioBuild)) return
  console.info('Building the Studio (about half a minute) ...')
  // A build that is stopped halfway is of no settings at all.
  rmSync(marker, { force: true })
  await runTool('The build of the Studio', 'sanity', ['build', environment.studioBuild, '--yes'])
  remember()
}

/** Builds the storefront, whose pages are generated from the lake's content, which therefore has to be running. */
export async function buildStorefront(environment: Environment): Promise<void> {
  const marker = `${environment.storefrontBuild}.fingerprint`
  const settings = [
    'SITE_ORIGIN',
    'STUDIO_ORIGIN',
    'SANITY_STUDIO_API_HOST',
    'SANITY_STUDIO_PROJECT_ID',
    'SANITY_STUDIO_DATASET',
    'CENTRA_API_URL',
    'SENTRY_DSN',
    'SENTRY_ENVIRONMENT',
    'SENTRY_RELEASE',
    'GTM_ID',
  ]
  const { stale, remember } = fingerprint(
    marker,
    [...CONFIGURATION, 'web/**', 'schemas/**', 'sanity.config.ts'],
    [...settings.map((name) => `${name}=${process.env[name]}`), await birthOfContent(environment)],
  )
  if (!stale && existsSync(environment.storefrontBuild)) return
  console.info('Building the storefront (about half a minute) ...')
  rmSync(marker, { force: true })
  await runTool('The build of the storefront', 'next', ['build', `${root}/web`])
  await prepareFiles(environment.storefrontBuild)
  remember()
}

async function birthOfContent({ standIns: { lake } }: Environment): Promise<string> {
  const { SANITY_STUDIO_PROJECT_ID = '', SANITY_STUDIO_DATASET = '', SANITY_API_READ_TOKEN = '' } = process.env
  if (!lake) return ''
  return datasetBirth({
    lake,
    projectId: SANITY_STUDIO_PROJECT_ID,
    dataset: SANITY_STUDIO_DATASET,
    token: SANITY_API_READ_TOKEN,
  })
}

type Dataset = { readonly lake: URL; readonly projectId: string; readonly dataset: string; readonly token: string }

/**
 * When the dataset was created: pages that were generated before a sandbox was emptied and filled again are stale. Empty when the lake
 * does not know the dataset.
 */
export async function datasetBirth({ lake, projectId, dataset, token }: Dataset): Promise<string> {
  const address = new URL(`/v1/projects/${projectId}/datasets/${dataset}`, lake)
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  return response.ok ? createdAt.parse(await response.json()).createdAt : ''
}
