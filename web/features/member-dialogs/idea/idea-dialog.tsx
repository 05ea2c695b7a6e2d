import { useEffect, useId, useState } from 'react'
import { type IdeaEvent, type IdeaScreen, nextIdeaScreen } from '#web/domain/member/idea-flow.ts'
import type { Language } from '#web/routing/languages.ts'
import { currentSession } from '#web/services/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal/modal.tsx'
import { LoginScreens } from '../login/login-screens.tsx'
import { useLoginFlow } from '../login/use-login-flow.ts'
import { useFirstField } from '../use-first-field.ts'
import styles from './idea.module.css'
import { IdeaForm } from './idea-form.tsx'
import { type IdeaTexts, ideaTexts } from './idea-texts.ts'
import { usePictures } from './use-pictures.ts'

type Props = { lang: Language; onClose: () => void }

/** The idea modal (docs/product/2, R2.15): loading, login or register, the form, the thanks. */
export function IdeaDialog({ lang, onClose }: Props) {
  const texts = ideaTexts(lang)
  const title = useId()
  const [screen, setScreen] = useState<IdeaScreen>('loading')
  const send = (event: IdeaEvent) => setScreen(nextIdeaScreen(screen, event))
  const pictures = usePictures()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    currentSession().then(({ status }) => send(status === 'member' ? 'isMember' : 'isVisitor'))
  }, [])
  const content = useFirstField(screen)

  return (
    <Modal isOpen onClose={onClose} labelledBy={title} closeText={texts.login.close}>
      <div ref={content} className={styles.dialog}>
        {screen === 'loginRegister' ? (
          <IdeaLogin lang={lang} texts={texts} titleId={title} onLoggedIn={() => send('loggedIn')} />
        ) : (
          <>
            <h2 id={title} className={styles.title} tabIndex={-1}>
              {screen === 'thanks' ? texts.thanksTitle : texts.title}
            </h2>
            {screen === 'loading' && <p role="status">{texts.loading}</p>}
            {screen === 'sendIdea' && (
              <IdeaForm
                lang={lang}
                texts={texts}
                pictures={pictures}
                onSent={() => send('sent')}
                onSessionEnded={() => send('sessionEnded')}
              />
            )}
            {screen === 'thanks' && (
              <>
                <p role="status">{texts.thanksText}</p>
                <form method="dialog">
                  <Button type="submit">{texts.done}</Button>
                </form>
              </>
            )}
          </>
        )}
      </div>
    </Modal>
  )
}

type LoginProps = { lang: Language; texts: IdeaTexts; titleId: string; onLoggedIn: () => void }

function IdeaLogin({ lang, texts, titleId, onLoggedIn }: LoginProps) {
  const { state, send } = useLoginFlow('login', onLoggedIn)
  const content = useFirstField(state.screen)
  return (
    <div ref={content} className={styles.form}>
      <p>{texts.loginText}</p>
      <LoginScreens lang={lang} texts={texts.login} state={state} send={send} titleId={titleId} />
    </div>
  )
}
