import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { Button } from '@sanity/ui'
import { useRef, useState } from 'react'
import { HelpDialog } from './HelpDialog.tsx'

type Props = {
  text: string
  /** The text for screen readers. */
  label: string
  /** What the help opens at; without it, all pages are listed. */
  topic?: string
}

/** Opens the help; the focus comes back to the button. */
export function HelpButton({ text, label, topic }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <Button
        aria-label={label}
        fontSize={1}
        icon={HelpCircleIcon}
        mode="bleed"
        onClick={() => setOpen(true)}
        padding={2}
        ref={button}
        text={text}
      />
      {isOpen && <HelpDialog onClose={close} topic={topic} />}
    </>
  )
}
