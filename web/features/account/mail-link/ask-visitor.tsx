import { fillIn } from '#web/lib/fill-in.ts'
import { logOut } from '#web/services/session/log-out.ts'
import { logIn } from '#web/services/session/login.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkAction } from './link-action.tsx'
import { LinkStep } from './link-step.tsx'
import styles from './mail-link.module.css'
import type { StepProps } from './step-props.ts'
import { useVerify } from './use-verify.ts'

type Props = StepProps & {
  /** This browser is logged in, but to another account. */
  hasOtherSession: boolean
  onStep: (step: 'password' | 'disown') => void
  onStale: () => void
}

/**
 * For visitors who are not logged in to the account. Logging in to it verifies the address; the owner of the address
 * who has not made the account takes it over or deletes it.
 */
export function AskVisitor({ hasOtherSession, onStep, onStale, ...props }: Props) {
  const { lang, texts, email, isNewAddress } = props
  const question = isNewAddress ? texts.linkAskNew : texts.linkAsk
  const { verify, message, setMessage } = useVerify({ ...props, onStale })
  const logInAndVerify = async () => {
    if (hasOtherSession && !(await logOut())) return setMessage(texts.logOutFailed)
    const outcome = await logIn(lang)
    if (outcome === 'loggedIn') await verify()
    else if (hasOtherSession) onStale()
  }
  return (
    <LinkStep heading={texts.linkTitle}>
      <p>{fillIn(hasOtherSession ? texts.linkOther : question, { email })}</p>
      <LinkAction
        text={hasOtherSession ? texts.linkLogInOther : texts.linkLogIn}
        message={message}
        onClick={logInAndVerify}
      />
      {!isNewAddress && (
        <div className={styles.choice}>
          <h2>{texts.linkNoPassword}</h2>
          <p>{texts.linkNoPasswordText}</p>
          <Button variant="secondary" onClick={() => onStep('password')}>
            {texts.linkNewPassword}
          </Button>
        </div>
      )}
      <div className={styles.choice}>
        <h2>{texts.linkNotMine}</h2>
        <p>{isNewAddress ? texts.linkNotMineNewText : texts.linkNotMineText}</p>
        <Button variant="secondary" onClick={() => onStep('disown')}>
          {texts.linkDisown}
        </Button>
      </div>
    </LinkStep>
  )
}
