'use client'

import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = { texts: { readonly logOut: string; readonly failed: string } }

/** Logs this browser out; the page then shows what visitors see. */
export function LogOutButton({ texts }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const logOut = async () => {
    if (state === 'busy') return
    setState('busy')
    const isDone = await import('#web/services/session/log-out.ts').then(
      ({ logOut }) => logOut(),
      () => false,
    )
    setState(isDone ? 'idle' : 'failed')
  }
  return (
    <>
      <Button variant="secondary" aria-disabled={state === 'busy'} onClick={logOut}>
        {texts.logOut}
      </Button>
      <div role="alert">{state === 'failed' && <Notice tone="danger">{texts.failed}</Notice>}</div>
    </>
  )
}
