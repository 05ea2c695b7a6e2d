import { RichText } from '#web/content/blocks/rich-text.tsx'
import { editAttribute } from '#web/content/edit.ts'
import { loadOvershootSplash } from '#web/content/pages.ts'
import { Splash } from '#web/features/splash/splash.tsx'
import { formatDayOfYear } from '#web/i18n/days.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'

/** The splash of the overshoot day, when the editors have switched it on. */
export async function OvershootSplash({ lang, isDraft }: { lang: Language; isDraft: boolean }) {
  const splash = await loadOvershootSplash(lang)
  if (!splash?.title) return null
  const { title, day, text, textLanguage, buttonText } = splash
  const named = day ? fillIn(title, { day: formatDayOfYear(lang, day) }) : title
  return (
    <Splash lang={lang} title={named} buttonText={buttonText} isPreview={isDraft}>
      <RichText value={text} lang={lang} doc={splash} path={`text.${textLanguage}`} edit={await editAttribute()} />
    </Splash>
  )
}
