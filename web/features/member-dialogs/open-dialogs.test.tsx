// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Show } from './open-dialogs.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

vi.mock('./login/login-dialog.tsx', () => ({
  LoginDialog: ({ onClose }: { onClose: (outcome: 'loggedIn') => void }) => (
    <button type="button" onClick={() => onClose('loggedIn')}>
      Finish
    </button>
  ),
}))
const { openLogin } = await import('./open-dialogs.tsx')

let root: Root
let show: Show

function Place() {
  const [dialog, setDialog] = useState<ReactNode>(null)
  show = setDialog
  return dialog
}

beforeEach(async () => {
  // jsdom has no layout: an element is shown unless it is hidden.
  HTMLElement.prototype.checkVisibility = function () {
    return this.closest('[hidden]') === null
  }
  document.body.innerHTML = `<header><a id="top" href="#log-in">Log in</a></header>
    <main><h1>Community</h1><section><h2>Posts</h2></section>
    <section id="join"><h2>Join</h2><a id="opener" href="#join">Join</a></section><h2>After</h2></main><div id="root"></div>`
  root = createRoot(document.querySelector('#root') ?? document.body)
  await act(async () => root.render(<Place />))
})
afterEach(() => act(async () => root.unmount()))

/** Opens the dialog with the focus on an element, hides what is for visitors, and finishes. */
async function logInFrom(selector: string, hidden: string): Promise<void> {
  document.querySelector<HTMLElement>(selector)?.focus()
  const { closed } = await act(async () => ({ closed: openLogin(show, 'en', 'register') }))
  const button = document.querySelector('button')
  button?.focus()
  document.querySelector(hidden)?.setAttribute('hidden', '')
  // As in a dialog that was closed.
  button?.setAttribute('hidden', '')
  await act(async () => button?.click())
  await closed
}

test.each([
  ['#opener', '#join', 'Posts'],
  ['#top', 'header', 'Community'],
])(
  '[R2.14] after joining from %s, which visitors only see, the heading before it has the focus',
  async (opener, hidden, heading) => {
    await logInFrom(opener, hidden)
    expect(document.activeElement?.textContent).toBe(heading)
  },
)
