'use client'

import { useState } from 'react'
import { PlayIcon } from '#web/ui/icons.tsx'
import styles from './embed.module.css'

type Props = { src: string; title: string; play: string; note: string; 'data-sanity'?: string }

/** Stands in for a video until someone wants to see it. */
export function VideoFacade({ src, title, play, note, 'data-sanity': edit }: Props) {
  const [wanted, setWanted] = useState(false)
  if (wanted) {
    return (
      <div className={styles.frame}>
        <iframe src={src} title={title} allow="autoplay; fullscreen; picture-in-picture" allowFullScreen />
      </div>
    )
  }
  return (
    <div className={styles.frame} data-sanity={edit}>
      <button type="button" className={styles.play} onClick={() => setWanted(true)}>
        <span className={styles.icon}>
          <PlayIcon />
        </span>
        <span className={styles.title}>{play}</span>
        <span className={styles.note}>{note}</span>
      </button>
    </div>
  )
}
