'use client'

import { useEffect } from 'react'

/** Replaces the title of the page that is shown. Renders nothing. */
export function DocumentTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
