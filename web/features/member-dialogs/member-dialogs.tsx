'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { onFragment } from '#web/lib/fragment-links.ts'
import { dialogFragments } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { provideLoginDialog } from '#web/services/session/login-dialog.ts'

/**
 * The place of the dialogs for logging in, joining and pitching an idea, which are loaded on first use
 * (docs/product/2).
 */
export function MemberDialogs({ lang }: { lang: Language }) {
  const [dialog, setDialog] = useState<ReactNode>(null)
  useEffect(() => {
    const unregister = provideLoginDialog((language) => load().then(({ openLogin }) => openLogin(setDialog, language)))
    const stop = onFragment(dialogFragments, (fragment, fallback) => {
      load()
        .then(({ openForFragment }) => openForFragment(setDialog, lang, fragment, fallback !== undefined))
        .catch(() => fallback && location.assign(fallback))
    })
    return () => {
      stop()
      unregister()
    }
  }, [lang])
  return dialog
}

const load = () => import('./open-dialogs.tsx')
