import { useEffect, useState } from 'react'

/** The fragment of the link in the mail that verifies an address; its token follows. */
const start = '#verify='

/**
 * The token of a mailed link that the page was opened with, also in a tab that shows the page already: there only the fragment changes. It is
 * removed from the address, so that neither a reload nor the history opens it again.
 */
export function useMailLink(): { readonly token: string | undefined; readonly close: () => void } {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const open = () => {
      const { hash, pathname, search } = location
      if (!hash.startsWith(start)) return
      history.replaceState(history.state, '', pathname + search)
      setToken(hash.slice(start.length))
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
  return { token, close: () => setToken(undefined) }
}
