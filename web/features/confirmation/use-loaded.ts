import { useCallback, useEffect, useState } from 'react'

/**
 * What a confirmation page loads in the browser; `undefined` while it loads. `load` has to be memoised. `refresh` keeps
 * the loaded value until the new one is there, `retry` does not.
 */
export function useLoaded<Value>(load: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<Value | 'failed'>()
  const refresh = useCallback(() => {
    load().then(setLoaded, () => setLoaded('failed'))
  }, [load])
  useEffect(refresh, [refresh])
  const retry = () => {
    setLoaded(undefined)
    refresh()
  }
  return { loaded, refresh, retry }
}
