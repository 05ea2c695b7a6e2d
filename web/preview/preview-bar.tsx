import 'server-only'
import type { ClientPerspective } from '@sanity/client'
import { contentView } from '../content/view.ts'
import { translator } from '../i18n/translate.ts'
import type { Language } from '../routing/languages.ts'
import { previewClient } from '../services/sanity/client.ts'
import { runQuery } from '../services/sanity/run-query.ts'
import { LazyBar } from './lazy-bar.tsx'
import { simulationText } from './simulation-text.ts'

/** Says which state of the content the page shows and what it simulates, and leads out of both. */
export async function PreviewBar({ lang }: { lang: Language }) {
  const view = await contentView()
  if (!view.draft) return null
  const t = translator(lang, 'preview')
  return (
    <LazyBar
      label={t('label')}
      status={await statusText(lang, view.perspective)}
      exit={t('exit')}
      simulated={view.simulation && simulationText(lang, view.simulation)}
      endSimulation={t('endSimulation')}
    />
  )
}

async function statusText(lang: Language, perspective: ClientPerspective): Promise<string> {
  const t = translator(lang, 'preview')
  // In a stack of perspectives, the release comes first.
  const [shown] = [perspective].flat()
  if (shown === undefined || shown === 'drafts' || shown === 'previewDrafts') return t('drafts')
  if (shown === 'published' || shown === 'raw') return t('published')
  const title = await releaseTitle(shown)
  return title ? t('release', { title }) : t('unnamedRelease')
}

/** The title that the editors gave a release; undefined without one, and when the lake does not respond. */
async function releaseTitle(name: string): Promise<string | undefined> {
  const query = '*[_type == "system.release" && name == $name][0].metadata.title'
  const options = { perspective: 'raw', stega: false, timeout: titleTimeout } as const
  const title: unknown = await runQuery(previewClient, query, { name }, options).catch(() => undefined)
  return typeof title === 'string' && title.trim() ? title : undefined
}

/** Milliseconds. The page does not wait longer for the name of a release. */
const titleTimeout = 2000
