import { Button, Flex } from '@sanity/ui'
import { allLanguages, languageStore, useLanguageChoice } from './language-choice.ts'
import type { Language } from './types.ts'

/** Switch in the head of a document: one language, or all of them side by side. */
export function LanguageSwitch({ languages }: { languages: readonly Language[] }) {
  const choice = useLanguageChoice()
  const options = [
    ...languages.map(({ id, title }) => ({ id, text: id.toUpperCase(), label: `Edit in ${title}` })),
    { id: allLanguages, text: 'All', label: 'Edit in all languages' },
  ]
  return (
    <Flex as="fieldset" gap={1} aria-label="Language of the content" style={{ border: 0, margin: 0, padding: 0 }}>
      {options.map(({ id, text, label }) => (
        <Button
          key={id}
          aria-label={label}
          aria-pressed={choice === id}
          fontSize={1}
          mode="bleed"
          onClick={() => languageStore.choose(id)}
          padding={2}
          selected={choice === id}
          text={text}
          title={label}
        />
      ))}
    </Flex>
  )
}
