/** The screens of the login dialog (docs/product/2, R2.14). */
export const loginScreens = [
  'login',
  'register',
  'register_user_info',
  'forgot_password',
  'forgot_password_code',
  'forgot_password_enter_password',
] as const

export type LoginScreen = (typeof loginScreens)[number]

/** A request for a new password: what the backend returned, and when (milliseconds since 1970). */
export type ResetRequest = { readonly id: string; readonly token: string; readonly requestedAt: number }

/** `email` is what was typed so far, so that no screen asks for it twice. */
export type LoginState =
  | { readonly screen: 'login' | 'register' | 'forgot_password'; readonly email: string }
  | { readonly screen: 'register_user_info' }
  | { readonly screen: 'forgot_password_code'; readonly email: string; readonly reset: ResetRequest }
  | {
      readonly screen: 'forgot_password_enter_password'
      readonly email: string
      readonly reset: ResetRequest
      readonly code: string
    }
  /** The visitor is a member now. */
  | { readonly screen: 'closed' }

export type LoginEvent =
  | { readonly type: 'toRegister'; readonly email: string }
  | { readonly type: 'toForgotPassword'; readonly email: string }
  | { readonly type: 'back'; readonly email?: string }
  | { readonly type: 'loggedIn' }
  | { readonly type: 'registered' }
  /** The profile was saved, or skipped. */
  | { readonly type: 'saved' }
  /** A code was mailed, for the first time or again. */
  | { readonly type: 'codeSent'; readonly email: string; readonly reset: ResetRequest }
  | { readonly type: 'codeVerified'; readonly code: string }

/**
 * The state after an event (R4.11): login leads to register or forgot_password; register leads to register_user_info,
 * which closes on save; forgot_password leads to the code, to the new password and closes; back leads to the previous
 * step.
 * @throws Error `Invalid state` for an unknown screen, and for an event that the screen does not have (R8.06)
 */
export function nextLoginState(state: LoginState, event: LoginEvent): LoginState {
  switch (state.screen) {
    case 'login':
      if (event.type === 'loggedIn') return { screen: 'closed' }
      if (event.type === 'toRegister') return { screen: 'register', email: event.email }
      if (event.type === 'toForgotPassword') return { screen: 'forgot_password', email: event.email }
      break
    case 'register':
      if (event.type === 'registered') return { screen: 'register_user_info' }
      if (event.type === 'back') return { screen: 'login', email: event.email ?? state.email }
      break
    case 'register_user_info':
      if (event.type === 'saved') return { screen: 'closed' }
      break
    case 'forgot_password':
      if (event.type === 'codeSent') return codeState(event)
      if (event.type === 'back') return { screen: 'login', email: event.email ?? state.email }
      break
    case 'forgot_password_code': {
      const { email, reset } = state
      if (event.type === 'codeSent') return codeState(event)
      if (event.type === 'codeVerified')
        return { screen: 'forgot_password_enter_password', email, reset, code: event.code }
      if (event.type === 'back') return { screen: 'forgot_password', email }
      break
    }
    case 'forgot_password_enter_password': {
      const { email, reset } = state
      if (event.type === 'loggedIn') return { screen: 'closed' }
      if (event.type === 'back') return { screen: 'forgot_password_code', email, reset }
      break
    }
  }
  throw new Error('Invalid state')
}

function codeState({ email, reset }: Extract<LoginEvent, { type: 'codeSent' }>): LoginState {
  return { screen: 'forgot_password_code', email, reset }
}
