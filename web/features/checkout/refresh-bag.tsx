'use client'

import { refreshBag } from '#web/services/bag/bag.ts'
import { Button } from '#web/ui/button.tsx'

/** Reads the bag, which could not be read, again. */
export function RefreshBag({ text }: { text: string }) {
  return <Button onClick={() => refreshBag()}>{text}</Button>
}
