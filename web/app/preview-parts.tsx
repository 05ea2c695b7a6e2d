import type { Language } from '../routing/languages.ts'

/** Loaded in draft mode only, as the tools are: shoppers load none of it. */
export async function PreviewBar({ lang }: { lang: Language }) {
  const preview = await import('../preview/preview-bar.tsx')
  return <preview.PreviewBar lang={lang} />
}

export async function PreviewTools({ lang }: { lang: Language }) {
  const preview = await import('../preview/preview-tools.tsx')
  return <preview.PreviewTools lang={lang} />
}
