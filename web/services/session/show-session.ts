import { AVATAR_TONES, initials, numberOf } from '#web/domain/member/initials.ts'
import type { Member, SessionState } from './session-state.ts'

/**
 * Shows a member's links and picture, or a visitor's. The server has rendered both into every page; the styles go by
 * the attribute and the properties, so that the site frame needs no script of its own.
 */
export function showSession(state: SessionState, root: HTMLElement = document.documentElement): void {
  if (state.status === 'unknown') return
  root.dataset.session = state.status === 'member' ? 'logged_in' : 'logged_out'
  const shown = state.status === 'member' ? avatarOf(state.member) : {}
  for (const name of properties) {
    const value = shown[name]
    if (value) root.style.setProperty(name, value)
    else root.style.removeProperty(name)
  }
}

const properties = ['--account-picture', '--account-initials', '--account-colour', '--account-ink'] as const

type Avatar = { readonly [Name in (typeof properties)[number]]?: string }

/** The member's picture, else the generated avatar (R3.09). */
function avatarOf({ id, fullName, profilePicture }: Member): Avatar {
  if (profilePicture) return { '--account-picture': `url(${JSON.stringify(profilePicture)})` }
  const tone = numberOf(id, AVATAR_TONES)
  return {
    '--account-initials': JSON.stringify(initials(fullName)),
    '--account-colour': `var(--avatar-${tone})`,
    '--account-ink': `var(--avatar-ink-${tone})`,
  }
}
