'use client'

import { useEffect, useState } from 'react'

/** Renders on the server and throws once it runs in the browser. */
export function ClientFailure() {
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  if (inBrowser) throw new Error('Test error on the client')
  return null
}
