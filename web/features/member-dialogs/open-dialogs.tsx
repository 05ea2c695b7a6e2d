import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { type DialogFragment, fixedLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { pathOfIntent } from '#web/services/session/pending-intent.ts'
import { currentSession } from '#web/services/session/session.ts'
import { LoginDialog } from './login/login-dialog.tsx'

/** Renders a dialog in the layout; null removes it. */
export type Show = (dialog: ReactNode) => void

type Outcome = 'loggedIn' | 'dismissed'

const loadIdea = () => import('./idea/idea-dialog.tsx')

/** Loads what the dialog needs that a link's fragment names. */
export async function prepare(fragment: DialogFragment): Promise<void> {
  if (fragment === '#pitch-idea') await loadIdea()
}

/**
 * Opens the dialog that a link's fragment names. `isClicked` is false when a page was opened, or reloaded, with the
 * fragment.
 */
export async function openForFragment(
  show: Show,
  lang: Language,
  fragment: DialogFragment,
  isClicked: boolean,
): Promise<void> {
  if (fragment === '#pitch-idea') return await openIdea(show, lang)
  const { status } = await currentSession()
  if (status === 'member') {
    if (isClicked) location.assign(fixedLink(lang, 'account'))
    return
  }
  const outcome = await openLogin(show, lang, fragment === '#join' ? 'register' : 'login')
  const path = outcome === 'loggedIn' ? await pathOfIntent() : undefined
  if (path !== undefined && path !== location.pathname + location.search) location.assign(path)
}

/** Opens the login dialog and resolves when it closes. */
export async function openLogin(show: Show, lang: Language, first: 'login' | 'register' = 'login'): Promise<Outcome> {
  const fragment = first === 'login' ? '#log-in' : '#join'
  return await present<Outcome>(show, fragment, 'dismissed', (key, onClose) => (
    <LoginDialog key={key} lang={lang} first={first} onClose={onClose} />
  ))
}

async function openIdea(show: Show, lang: Language): Promise<void> {
  const { IdeaDialog } = await loadIdea()
  await present<void>(show, '#pitch-idea', undefined, (key, onClose) => (
    <IdeaDialog key={key} lang={lang} onClose={onClose} />
  ))
}

let dismissPresent: (() => void) | undefined
let count = 0

/**
 * Shows one dialog at a time; another one dismisses it. While it is open, its fragment is part of the address, so that
 * a reload opens it again.
 */
function present<Result>(
  show: Show,
  fragment: DialogFragment,
  dismissed: Result,
  render: (key: number, onClose: (result: Result) => void) => ReactNode,
): Promise<Result> {
  dismissPresent?.()
  const opener = document.activeElement
  return new Promise((resolve) => {
    const address = location.href
    const onClose = (result: Result) => {
      dismissPresent = undefined
      if (location.hash === fragment) history.replaceState(null, '', address)
      // As long as the dialog is there, nothing else on the page can have the focus.
      flushSync(() => show(null))
      keepFocus(opener)
      resolve(result)
    }
    dismissPresent = () => onClose(dismissed)
    // Without a state of its own, so that the router learns about the fragment and keeps it when it next writes the
    // address.
    history.replaceState(null, '', fragment)
    count += 1
    show(render(count, onClose))
  })
}

/**
 * The control that opened the dialog may be hidden from members, so that the focus cannot return to it: then the
 * heading before it has the focus, so that the next Tab goes on from there.
 */
function keepFocus(opener: Element | null): void {
  const { activeElement, body } = document
  if (activeElement !== body && activeElement?.checkVisibility()) return
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
  const shown = headings.filter((heading) => heading.checkVisibility() && !heading.closest('dialog'))
  const isBefore = (heading: Element) =>
    opener?.isConnected && heading.compareDocumentPosition(opener) & Node.DOCUMENT_POSITION_FOLLOWING
  const heading = shown.findLast(isBefore) ?? shown[0]
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
