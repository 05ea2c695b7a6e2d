'use client'

import { useEffect, useState } from 'react'
import { fillIn } from '#web/lib/fill-in.ts'
import { hasMemberHint } from '#web/services/session/member-hint.ts'
import type { SessionState } from '#web/services/session/session-state.ts'
import styles from './greeting.module.css'

/** Greets a member by name; `{name}` in the text is filled in. Visitors load nothing for it and see nothing. */
export function Greeting({ text }: { text: string }) {
  const [name, setName] = useState<string>()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const watch = () => {
      if (!hasMemberHint()) return
      login.disconnect()
      import('#web/services/session/session.ts').then(
        ({ currentSession, session }) => {
          if (isOver) return
          const show = (state: SessionState) => setName(state.status === 'member' ? state.member.fullName : undefined)
          stop = session.subscribe(show)
          void currentSession().then(show)
        },
        // Without the code nobody is greeted.
        () => {},
      )
    }
    const login = new MutationObserver(watch)
    login.observe(document.documentElement, { attributeFilter: ['data-session'] })
    watch()
    return () => {
      isOver = true
      login.disconnect()
      stop?.()
    }
  }, [])
  return <p className={styles.greeting}>{name && fillIn(text, { name: name.split(' ')[0] ?? name })}</p>
}
