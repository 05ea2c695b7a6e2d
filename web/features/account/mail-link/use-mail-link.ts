import { useEffect, useState } from 'react'

/** The fragments of the links in mails that verify an address or lead to a new password; the token follows. */
const starts = ['#verify=', '#password=']

/**
 * The token of a mailed link that the page was opened with, even in a tab that shows the page already: there only the
 * fragment changes. It is removed from the address, so that neither a reload nor the history opens it again.
 */
export function useMailLink(): { readonly token: string | undefined; readonly close: () => void } {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const open = () => {
      const { hash, pathname, search } = location
      const start = starts.find((one) => hash.startsWith(one))
      if (!start) return
      history.replaceState(history.state, '', pathname + search)
      setToken(hash.slice(start.length))
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
  return { token, close: () => setToken(undefined) }
}
