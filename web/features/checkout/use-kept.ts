import { useState } from 'react'

/** The present value, or the one from before `isKept` became true. */
export function useKept<T>(value: T, isKept: boolean): T {
  const [kept, setKept] = useState<T>()
  if (isKept && kept === undefined) setKept(value)
  if (!isKept && kept !== undefined) setKept(undefined)
  return isKept ? (kept ?? value) : value
}
