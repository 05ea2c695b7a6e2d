'use client'

import { useEffect, useState } from 'react'
import { isMissingCode } from '../../../domain/code-failure.ts'
import { claimReload } from '../../../features/errors/load-again.ts'
import { reportPageError } from '../../../services/errors/report-error.ts'
import { FailedPage } from './failed-page.tsx'

/**
 * Shown inside the layout when a page fails. A page whose code is missing, as after a new deployment, is loaded once more
 * before that (docs/product/8).
 */
export default function PageError({ error }: { error: unknown }) {
  const [isShown, setShown] = useState(!isMissingCode(error))
  useEffect(() => {
    if (isShown) reportPageError(error, 'page')
    else if (claimReload()) location.reload()
    else setShown(true)
  }, [isShown, error])
  return isShown && <FailedPage />
}
