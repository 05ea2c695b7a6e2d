import { type RefObject, useEffect, useState } from 'react'
import { lookAt, middle, type Point, turnTo } from './zoom-pictures.ts'

/** The picture of a row that shows, whether it is enlarged, and how keys and buttons turn the row. */
export function useZoom(row: RefObject<HTMLElement | null>, start: number, last: number) {
  const [place, setPlace] = useState(start)
  const [enlarged, setEnlarged] = useState<Point>()

  useEffect(() => turnTo(row.current, start, 'instant'), [row, start])

  useEffect(() => {
    const frame = row.current?.children[place]
    if (enlarged && frame) lookAt(frame, enlarged)
  }, [row, enlarged, place])

  function turn(step: number) {
    setEnlarged(undefined)
    turnTo(row.current, Math.min(last, Math.max(0, place + step)), 'auto')
  }

  // On the dialog, for its close button too.
  useEffect(() => {
    const dialog = row.current?.closest('dialog')
    dialog?.addEventListener('keydown', onKeyDown)
    return () => dialog?.removeEventListener('keydown', onKeyDown)
  })

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    // The arrows move an enlarged picture.
    if (step === undefined || enlarged) return
    event.preventDefault()
    turn(step)
  }

  const toggle = (point: Point = middle) => setEnlarged(enlarged ? undefined : point)
  return { place, isEnlarged: enlarged !== undefined, turn, toggle, setPlace }
}
