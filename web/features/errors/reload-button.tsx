'use client'

import { Button } from '../../ui/button.tsx'

export function ReloadButton({ text }: { text: string }) {
  return <Button onClick={() => location.reload()}>{text}</Button>
}
