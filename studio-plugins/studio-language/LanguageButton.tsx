import { Button } from '@sanity/ui'
import { useLocale } from 'sanity'

const others = {
  'en-US': { id: 'nb-NO', lang: 'nb', title: 'Norsk' },
  'nb-NO': { id: 'en-US', lang: 'en', title: 'English' },
} as const

const isKnown = (id: string): id is keyof typeof others => Object.hasOwn(others, id)

/** Changes the Studio to the other language, which it names in that language. */
export function LanguageButton() {
  const { currentLocale, changeLocale } = useLocale()
  if (!isKnown(currentLocale.id)) return null
  const { id, lang, title } = others[currentLocale.id]
  return (
    <Button
      data-testid="studio-language"
      fontSize={1}
      lang={lang}
      mode="bleed"
      onClick={() => void changeLocale(id)}
      padding={2}
      text={title}
    />
  )
}
