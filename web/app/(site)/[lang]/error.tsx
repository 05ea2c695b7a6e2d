'use client'

import { useContext, useEffect, useState } from 'react'
import { Failure } from '#web/features/page-progress/failure.ts'
import { isChunkError } from '#web/lib/chunk-error.ts'
import { claimReload } from '#web/lib/claim-reload.ts'
import { reportPageError } from '#web/services/errors/report-error.ts'

/**
 * Shown inside the layout when a page fails. A page whose code is missing, as after a new deployment, is reloaded once
 * before that (docs/product/8).
 */
export default function PageError({ error }: { error: unknown }) {
  const failure = useContext(Failure)
  const [isShown, setShown] = useState(!isChunkError(error))
  useEffect(() => {
    if (isShown) reportPageError(error, 'page')
    else if (claimReload()) location.reload()
    else setShown(true)
  }, [isShown, error])
  return isShown && failure
}
