'use client'

import styles from './carousel.module.css'

type Props = { row: string; texts: { label: string; previous: string; next: string } }

/** Moves the row by about one view; the row itself snaps to its items. */
export function CarouselControls({ row, texts }: Props) {
  const move = (direction: 1 | -1) => {
    const element = document.getElementById(row)
    element?.scrollBy({ left: direction * element.clientWidth * 0.8 })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are not a form; a fieldset would claim so.
    <div role="group" aria-label={texts.label} className={styles.controls}>
      <button type="button" aria-label={texts.previous} aria-controls={row} onClick={() => move(-1)}>
        ←
      </button>
      <button type="button" aria-label={texts.next} aria-controls={row} onClick={() => move(1)}>
        →
      </button>
    </div>
  )
}
