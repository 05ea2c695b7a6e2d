import { useId, useRef } from 'react'
import type { Language } from '#web/routing/languages.ts'
import { Modal } from '#web/ui/modal/modal.tsx'
import { useFirstField } from '../use-first-field.ts'
import styles from './login.module.css'
import { LoginScreens } from './login-screens.tsx'
import { loginTexts } from './login-texts.ts'
import { useLoginFlow } from './use-login-flow.ts'

type Props = {
  lang: Language
  first: 'login' | 'register'
  onClose: (outcome: 'loggedIn' | 'dismissed') => void
}

/** The login and register modal (docs/product/2, R2.14). */
export function LoginDialog({ lang, first, onClose }: Props) {
  const texts = loginTexts(lang)
  const title = useId()
  const isLoggedIn = useRef(false)
  const { state, send, isMember } = useLoginFlow(first, () => {
    isLoggedIn.current = true
    // The dialog itself returns the focus.
    content.current?.closest('dialog')?.close()
  })
  const content = useFirstField(state.screen)
  return (
    <Modal
      isOpen
      onClose={() => onClose(isMember || isLoggedIn.current ? 'loggedIn' : 'dismissed')}
      labelledBy={title}
      closeText={texts.close}
    >
      <div ref={content} className={styles.dialog}>
        <LoginScreens lang={lang} texts={texts} state={state} send={send} titleId={title} />
      </div>
    </Modal>
  )
}
