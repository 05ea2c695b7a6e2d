import { describe, expect, test } from 'vitest'
import { type LoginEvent, type LoginScreen, type LoginState, loginScreens, nextLoginState } from './login-flow.ts'

const email = 'kari@example.com'
const reset = { id: '1', token: 't', requestedAt: 0 }
const follow = (first: LoginState, ...events: LoginEvent[]) => events.reduce(nextLoginState, first)
const login: LoginState = { screen: 'login', email: '' }

test('[R2.14] the login dialog has six screens', () => {
  expect(loginScreens).toEqual([
    'login',
    'register',
    'register_user_info',
    'forgot_password',
    'forgot_password_code',
    'forgot_password_enter_password',
  ])
})

describe('[R4.11] the way through the login dialog', () => {
  test('login closes; register leads to the profile, which closes when saved', () => {
    expect(follow(login, { type: 'loggedIn' })).toEqual({ screen: 'closed' })
    const registered = follow(login, { type: 'toRegister', email }, { type: 'registered' })
    expect(registered).toEqual({ screen: 'register_user_info' })
    expect(follow(registered, { type: 'saved' })).toEqual({ screen: 'closed' })
  })

  test('a forgotten password leads to the code, to the new password, and closes logged in', () => {
    const code = follow(login, { type: 'toForgotPassword', email }, { type: 'codeSent', email, reset })
    expect(code).toEqual({ screen: 'forgot_password_code', email, reset })
    const again = { ...reset, id: '2' }
    expect(follow(code, { type: 'codeSent', email, reset: again })).toEqual({ ...code, reset: again })
    const password = follow(code, { type: 'codeVerified', code: '123456' })
    expect(password).toEqual({ screen: 'forgot_password_enter_password', email, reset, code: '123456' })
    expect(follow(password, { type: 'loggedIn' })).toEqual({ screen: 'closed' })
  })

  test('back leads to the previous step, with the address that was typed', () => {
    const register = follow(login, { type: 'toRegister', email })
    expect(follow(register, { type: 'back' })).toEqual({ screen: 'login', email })
    expect(follow(register, { type: 'back', email: 'ola@example.com' })).toMatchObject({ email: 'ola@example.com' })
    const forgot = follow(login, { type: 'toForgotPassword', email })
    expect(follow(forgot, { type: 'back' })).toEqual({ screen: 'login', email })
    const code = follow(forgot, { type: 'codeSent', email, reset })
    expect(follow(code, { type: 'back' })).toEqual({ screen: 'forgot_password', email })
    const password = follow(code, { type: 'codeVerified', code: '123456' })
    expect(follow(password, { type: 'back' })).toEqual(code)
  })
})

describe('[R8.06] Invalid state', () => {
  const allowed: Readonly<Record<LoginScreen, readonly LoginEvent['type'][]>> = {
    login: ['loggedIn', 'toRegister', 'toForgotPassword'],
    register: ['registered', 'back'],
    register_user_info: ['saved'],
    forgot_password: ['codeSent', 'back'],
    forgot_password_code: ['codeSent', 'codeVerified', 'back'],
    forgot_password_enter_password: ['loggedIn', 'back'],
  }
  const states: readonly LoginState[] = [
    login,
    { screen: 'register', email },
    { screen: 'register_user_info' },
    { screen: 'forgot_password', email },
    { screen: 'forgot_password_code', email, reset },
    { screen: 'forgot_password_enter_password', email, reset, code: '123456' },
  ]
  const events: readonly LoginEvent[] = [
    { type: 'toRegister', email },
    { type: 'toForgotPassword', email },
    { type: 'back' },
    { type: 'loggedIn' },
    { type: 'registered' },
    { type: 'saved' },
    { type: 'codeSent', email, reset },
    { type: 'codeVerified', code: '123456' },
  ]

  test.each(states)('an event that $screen does not have', (state) => {
    const accepted = events.filter((event) => {
      try {
        return Boolean(nextLoginState(state, event))
      } catch (error) {
        expect(error).toEqual(new Error('Invalid state'))
        return false
      }
    })
    const names = state.screen === 'closed' ? [] : allowed[state.screen]
    expect(new Set(accepted.map(({ type }) => type))).toEqual(new Set(names))
  })

  test.each(['closed', 'dance'])('any event of the screen %s', (screen) => {
    for (const event of events) {
      expect(() => nextLoginState(Object.assign({ ...login }, { screen }), event)).toThrow('Invalid state')
    }
  })
})
