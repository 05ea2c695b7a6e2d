import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { ArrowIcon, ZoomInIcon, ZoomOutIcon } from '#web/ui/icons.tsx'
import { Modal } from '#web/ui/modal/modal.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useZoom } from './use-zoom.ts'
import styles from './zoom-dialog.module.css'
import { type Point, picturesAround, placeOf } from './zoom-pictures.ts'
import type { ZoomTexts } from './zoom-texts.ts'

export type ZoomProps = {
  /** The link in the gallery that was clicked; its pictures and their order are those of the gallery at that moment. */
  opener: HTMLAnchorElement
  texts: ZoomTexts
  onClose: () => void
}

const titleId = 'zoom-title'

/** The gallery's pictures over the whole page: swiped, or turned by arrow keys and buttons; each can be enlarged. */
export function ZoomDialog({ opener, texts, onClose }: ZoomProps) {
  const row = useRef<HTMLUListElement>(null)
  const [{ pictures, start }] = useState(() => picturesAround(opener))
  const last = pictures.length - 1
  const { place, isEnlarged, turn, toggle, setPlace } = useZoom(row, start, last)
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
          tabIndex={isEnlarged ? undefined : 0}
          onScroll={({ currentTarget, target }) => target === currentTarget && setPlace(placeOf(currentTarget))}
        >
          {pictures.map(({ src, srcset, alt, width, height, placeholder }, index) => (
            <li key={src} {...(isEnlarged && index === place && { tabIndex: 0, 'data-enlarged': '' })}>
              {/* biome-ignore lint/performance/noImgElement: the image host scales. */}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same. */}
              <img
                src={src}
                srcSet={srcset}
                sizes={isEnlarged && index === place ? '200vw' : '(orientation: landscape) 75vh, 100vw'}
                alt={alt}
                width={width}
                height={height}
                style={{ backgroundImage: placeholder }}
                loading={index === start ? 'eager' : 'lazy'}
                onClick={(event) => toggle(pointOf(event))}
              />
            </li>
          ))}
        </ul>
        <div className={styles.tools}>
          <Tool text={texts.previous} onClick={() => turn(-1)} isDisabled={place === 0}>
            <ArrowIcon />
          </Tool>
          <Tool text={isEnlarged ? texts.zoomOut : texts.zoomIn} onClick={() => toggle()}>
            {isEnlarged ? <ZoomOutIcon /> : <ZoomInIcon />}
          </Tool>
          <Tool text={texts.next} onClick={() => turn(1)} isDisabled={place === last}>
            <ArrowIcon />
          </Tool>
        </div>
      </div>
    </Modal>
  )
}

type ToolProps = { text: string; onClick: () => void; isDisabled?: boolean; children: ReactNode }

/** Keeps the focus at the row's ends, where it does nothing. */
function Tool({ text, onClick, isDisabled, children }: ToolProps) {
  return (
    <button type="button" onClick={onClick} aria-disabled={isDisabled || undefined}>
      {children}
      <VisuallyHidden>{text}</VisuallyHidden>
    </button>
  )
}

function pointOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLImageElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
