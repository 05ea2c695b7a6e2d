'use client'

import { useEffect, useRef, useState } from 'react'
import { onConsent } from '#web/services/consent/consent.ts'
import { PlayIcon } from '#web/ui/icons.tsx'
import styles from './embed.module.css'

type Props = {
  src: string
  /** The address of the player with autoplay; undefined where the editor does not want that. */
  mutedSrc: string | undefined
  title: string
  play: string
  note: string
  'data-sanity'?: string
}

/** The part of the video that must be in view before it plays by itself. */
const IN_VIEW = 0.6

/** Stands in for a video until someone wants to see it. */
export function VideoFacade({ src, mutedSrc, title, play, note, 'data-sanity': edit }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [player, setPlayer] = useState<string>()
  useEffect(() => {
    if (!mutedSrc || !frame.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    return playInView(frame.current, () => setPlayer((playing) => playing ?? mutedSrc))
  }, [mutedSrc])
  if (player) {
    return (
      <div className={styles.frame}>
        <iframe src={player} title={title} allow="autoplay; fullscreen; picture-in-picture" allowFullScreen />
      </div>
    )
  }
  return (
    <div ref={frame} className={styles.frame} data-sanity={edit}>
      <button type="button" className={styles.play} onClick={() => setPlayer(src)}>
        <span className={styles.icon}>
          <PlayIcon />
        </span>
        <span className={styles.title}>{play}</span>
        <span className={styles.note}>{note}</span>
      </button>
    </div>
  )
}

/** Calls back once the element is in view and the visitor has allowed functions. Returns an unsubscribe function. */
function playInView(element: Element, onPlay: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onPlay()
    },
    { threshold: IN_VIEW },
  )
  const stop = () => observer.disconnect()
  const unsubscribe = onConsent('functions', () => {
    observer.observe(element)
    return stop
  })
  return () => {
    stop()
    unsubscribe()
  }
}
