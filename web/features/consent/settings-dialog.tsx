import { type FormEvent, useId } from 'react'
import { type ConsentChoice, consentCategories, everything, onlyNecessary } from '#web/domain/visitor/consent.ts'
import type { Language } from '#web/routing/languages.ts'
import { chooseConsent, consent } from '#web/services/consent/consent.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal/modal.tsx'
import { Category } from './category.tsx'
import styles from './settings.module.css'
import { settingsTexts } from './settings-texts.ts'

/** The categories with their switches. Nothing is preselected; closing it without saving changes nothing. */
export function SettingsDialog({ lang, onClose }: { lang: Language; onClose: () => void }) {
  const title = useId()
  const texts = settingsTexts(lang)
  const { ui } = texts
  const { choice } = consent.getState()
  const choose = (next: ConsentChoice) => {
    chooseConsent(next)
    onClose()
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const isOn = (name: string) => form.get(name) === 'on'
    choose({ marketing: isOn('marketing'), analytics: isOn('analytics'), functions: isOn('functions') })
  }
  return (
    <Modal isOpen onClose={onClose} labelledBy={title} closeText={ui.close}>
      <form className={styles.settings} onSubmit={save}>
        <h2 id={title}>{ui.title}</h2>
        <p>{ui.lead}</p>
        <Category name="necessary" texts={texts} />
        {consentCategories.toReversed().map((name) => (
          <Category key={name} name={name} texts={texts} isOn={choice?.[name] === true} />
        ))}
        <div className={styles.choices}>
          <Button variant="secondary" onClick={() => choose(everything)}>
            {ui.acceptAll}
          </Button>
          <Button variant="secondary" onClick={() => choose(onlyNecessary)}>
            {ui.onlyNecessary}
          </Button>
          <Button variant="secondary" type="submit">
            {ui.save}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
