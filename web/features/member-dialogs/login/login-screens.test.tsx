import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import type { LoginState } from '#web/domain/member/login-flow.ts'
import { forms } from '#web/i18n/messages/nb/forms.ts'
import { login } from '#web/i18n/messages/nb/login.ts'

beforeAll(stubEnvironment)

async function render(state: LoginState): Promise<string> {
  const { LoginScreens } = await import('./login-screens.tsx')
  return renderToStaticMarkup(
    <LoginScreens lang="nb" texts={{ ...forms, ...login }} send={vi.fn()} titleId="title" state={state} />,
  )
}

const email = 'kari@example.com'
const reset = { id: '1', token: 't', requestedAt: Date.now() }

test.each([
  [{ screen: 'login', email }, login.loginTitle],
  [{ screen: 'register', email }, login.registerTitle],
  [{ screen: 'register_user_info' }, login.infoTitle],
  [{ screen: 'forgot_password', email }, login.forgotTitle],
  [{ screen: 'forgot_password_code', email, reset }, login.codeTitle],
  [{ screen: 'forgot_password_enter_password', email, reset, code: '123456' }, login.newPasswordTitle],
] as const)('[R2.14] the screen $screen is one form under its heading', async (state, heading) => {
  const html = await render(state)
  expect(html).toContain(`>${heading}</h2>`)
  expect(html.match(/<form/g)).toHaveLength(1)
})

test('[R8.06] an unknown screen throws “Invalid state”', async () => {
  const unknown = Object.assign({ screen: 'login' as const, email }, { screen: 'dance' })
  await expect(render(unknown as LoginState)).rejects.toThrow('Invalid state')
})

test('the form for a new password names the account to password managers', async () => {
  const html = await render({ screen: 'forgot_password_enter_password', email, reset, code: '123456' })
  expect(html).toMatch(/<input(?=[^>]*autoComplete="username")(?=[^>]*value="kari@example.com")/i)
})
