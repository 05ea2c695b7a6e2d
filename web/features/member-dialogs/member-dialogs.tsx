'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { onFragment } from '#web/lib/fragment-links.ts'
import { whenLoadedAndIdle } from '#web/lib/when-loaded-and-idle.ts'
import { type DialogFragment, dialogFragments } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { provideLoginDialog } from '#web/services/session/login-dialog.ts'

type Props = {
  lang: Language
  /** Whether they are loaded once the page is idle if it shows a link to one. */
  isAhead?: boolean
}

/**
 * The place of the dialogs for logging in, joining and pitching an idea, which are loaded once a link to one is
 * pointed at, touched or focused (docs/product/2).
 */
export function MemberDialogs({ lang, isAhead = false }: Props) {
  const [dialog, setDialog] = useState<ReactNode>(null)
  useEffect(() => {
    const unregister = provideLoginDialog((language) => load().then(({ openLogin }) => openLogin(setDialog, language)))
    const open = (fragment: DialogFragment, fallback?: string) => {
      load()
        .then(({ openForFragment }) => openForFragment(setDialog, lang, fragment, fallback !== undefined))
        .catch(() => fallback && location.assign(fallback))
    }
    const stop = onFragment(dialogFragments, open, (fragment) => load().then(({ prepare }) => prepare(fragment)))
    return () => {
      stop()
      unregister()
    }
  }, [lang])
  useEffect(() => {
    if (!isAhead) return
    return whenLoadedAndIdle(() => {
      if (isLinkShown()) load().catch(() => {})
    })
  }, [isAhead])
  return dialog
}

function isLinkShown(): boolean {
  const isDialog = (link: HTMLAnchorElement | HTMLAreaElement) => dialogFragments.some((one) => one === link.hash)
  return [...document.links].some((link) => isDialog(link) && link.checkVisibility())
}

const load = () => import('./open-dialogs.tsx')
