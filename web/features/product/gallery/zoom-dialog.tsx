import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ArrowIcon, ZoomInIcon, ZoomOutIcon } from '../../../ui/icons.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './zoom-dialog.module.css'
import type { ZoomTexts } from './zoom-texts.ts'

export type ZoomProps = {
  /** The link in the gallery that was clicked; its pictures and their order are those of the gallery at that moment. */
  opener: HTMLAnchorElement
  texts: ZoomTexts
  onClose: () => void
}

/** Where in the picture to look, from 0 to 1 in each direction. */
type Point = { readonly x: number; readonly y: number }

const titleId = 'zoom-title'
const middle: Point = { x: 0.5, y: 0.5 }

/** The gallery's pictures over the whole page: swiped, or turned by arrow keys and buttons; each can be enlarged. */
export function ZoomDialog({ opener, texts, onClose }: ZoomProps) {
  const row = useRef<HTMLUListElement>(null)
  const [{ pictures, start }] = useState(() => picturesAround(opener))
  const [place, setPlace] = useState(start)
  const [enlarged, setEnlarged] = useState<Point>()
  const last = pictures.length - 1

  useEffect(() => turnTo(row.current, start, 'instant'), [start])

  useEffect(() => {
    const frame = row.current?.children[place]
    if (!enlarged || !frame) return
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame
    frame.scrollTo((scrollWidth - clientWidth) * enlarged.x, (scrollHeight - clientHeight) * enlarged.y)
  }, [enlarged, place])

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

  return (
    <Modal isOpen onClose={onClose} labelledBy={titleId} closeText={texts.close} variant="screen">
      <div className={styles.zoom}>
        <h2 id={titleId} className={styles.title}>
          <VisuallyHidden>{`${texts.label} `}</VisuallyHidden>
          <span>{`${place + 1} / ${pictures.length}`}</span>
        </h2>
        <ul
          ref={row}
          className={styles.row}
          tabIndex={enlarged ? undefined : 0}
          onScroll={({ currentTarget, target }) => target === currentTarget && setPlace(placeOf(currentTarget))}
        >
          {pictures.map(({ src, srcset, alt }, index) => (
            <li key={src} {...(enlarged && index === place && { tabIndex: 0, 'data-enlarged': '' })}>
              {/* biome-ignore lint/performance/noImgElement: the image host scales. */}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same. */}
              <img
                src={src}
                srcSet={srcset}
                sizes={enlarged && index === place ? '200vw' : '(orientation: landscape) 75vh, 100vw'}
                alt={alt}
                loading={index === start ? 'eager' : 'lazy'}
                onClick={(event) => setEnlarged(enlarged ? undefined : pointOf(event))}
              />
            </li>
          ))}
        </ul>
        <div className={styles.tools}>
          <Tool text={texts.previous} onClick={() => turn(-1)} isOff={place === 0}>
            <ArrowIcon />
          </Tool>
          <Tool
            text={enlarged ? texts.zoomOut : texts.zoomIn}
            onClick={() => setEnlarged(enlarged ? undefined : middle)}
          >
            {enlarged ? <ZoomOutIcon /> : <ZoomInIcon />}
          </Tool>
          <Tool text={texts.next} onClick={() => turn(1)} isOff={place === last}>
            <ArrowIcon />
          </Tool>
        </div>
      </div>
    </Modal>
  )
}

type ToolProps = { text: string; onClick: () => void; isOff?: boolean; children: ReactNode }

/** Keeps the focus at the row's ends, where it does nothing. */
function Tool({ text, onClick, isOff, children }: ToolProps) {
  return (
    <button type="button" onClick={onClick} aria-disabled={isOff || undefined}>
      {children}
      <VisuallyHidden>{text}</VisuallyHidden>
    </button>
  )
}

/** The pictures that the gallery shows, and which of them was clicked. */
function picturesAround(opener: HTMLAnchorElement) {
  const items = [...(opener.closest('ul')?.children ?? [])]
  const shown = items.filter((item) => item instanceof HTMLElement && !item.hidden)
  const pictures = shown.flatMap((item) => {
    const image = item.querySelector('img')
    return image ? [{ src: image.src, srcset: image.srcset, alt: image.alt }] : []
  })
  const start = shown.findIndex((item) => item.contains(opener))
  return { pictures, start: Math.max(0, start) }
}

function pointOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLImageElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

function turnTo(row: HTMLElement | null, place: number, behavior: ScrollBehavior): void {
  row?.scrollTo({ left: place * row.clientWidth, behavior })
}

function placeOf(row: HTMLElement): number {
  return Math.round(row.scrollLeft / row.clientWidth)
}
