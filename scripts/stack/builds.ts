import { existsSync, rmSync } from 'node:fs'
import { prepareFiles } from '#web/page-server/prepare-files.ts'
import type { Environment } from './environment.ts'
import { fingerprint } from './fingerprint.ts'
import { root } from './root.ts'
import { runTool } from './run-tool.ts'

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
    [...settings.map((name) => `${name}=${process.env[name]}`), await birthOfDataset(environment)],
  )
  if (!stale && existsSync(environment.storefrontBuild)) return
  console.info('Building the storefront (about half a minute) ...')
  rmSync(marker, { force: true })
  await runTool('The build of the storefront', 'next', ['build', `${root}/web`])
  await prepareFiles(environment.storefrontBuild)
  remember()
}

/** A sandbox that was emptied and filled again is another dataset: pages generated from the former one are stale. */
async function birthOfDataset({ standIns: { lake } }: Environment): Promise<string> {
  if (!lake) return ''
  const authorization = `Bearer ${process.env.SANITY_API_READ_TOKEN}`
  const answer = await fetch(new URL(`/v1/projects/${process.env.SANITY_STUDIO_PROJECT_ID}/datasets`, lake), {
    headers: { authorization },
  })
  return answer.ok ? await answer.text() : ''
}
