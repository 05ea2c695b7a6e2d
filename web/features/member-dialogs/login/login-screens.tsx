import type { LoginState } from '#web/domain/member/login-flow.ts'
import { CodeScreen } from './code-screen.tsx'
import { ForgotScreen } from './forgot-screen.tsx'
import styles from './login.module.css'
import { LoginScreen } from './login-screen.tsx'
import type { LoginTexts } from './login-texts.ts'
import { NewPasswordScreen } from './new-password-screen.tsx'
import { RegisterScreen } from './register-screen.tsx'
import type { ScreenProps } from './screen.ts'
import { UserInfoScreen } from './user-info-screen.tsx'

type Props = ScreenProps & { state: LoginState; titleId: string }

/**
 * The heading and form of the present screen.
 * @throws Error `Invalid state` for an unknown one (R8.06)
 */
export function LoginScreens({ state, titleId, ...props }: Props) {
  if (state.screen === 'closed') return null
  return (
    <>
      <h2 id={titleId} className={styles.title}>
        {titleOf(state.screen, props.texts)}
      </h2>
      <Screen key={state.screen} state={state} {...props} />
    </>
  )
}

function Screen({ state, ...props }: Omit<Props, 'titleId'>) {
  switch (state.screen) {
    case 'login':
      return <LoginScreen {...props} email={state.email} />
    case 'register':
      return <RegisterScreen {...props} email={state.email} />
    case 'register_user_info':
      return <UserInfoScreen {...props} />
    case 'forgot_password':
      return <ForgotScreen {...props} email={state.email} />
    case 'forgot_password_code':
      return <CodeScreen {...props} email={state.email} reset={state.reset} />
    case 'forgot_password_enter_password':
      return <NewPasswordScreen {...props} email={state.email} reset={state.reset} code={state.code} />
    default:
      throw new Error('Invalid state')
  }
}

function titleOf(screen: Exclude<LoginState['screen'], 'closed'>, texts: LoginTexts): string {
  return {
    login: texts.loginTitle,
    register: texts.registerTitle,
    register_user_info: texts.infoTitle,
    forgot_password: texts.forgotTitle,
    forgot_password_code: texts.codeTitle,
    forgot_password_enter_password: texts.newPasswordTitle,
  }[screen]
}
