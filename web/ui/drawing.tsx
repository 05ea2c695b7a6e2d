import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** A spruce of the given height standing on (x, y), in three tiers. */
function Spruce({
  x,
  y,
  height,
  className = styles.near,
}: {
  x: number
  y: number
  height: number
  className?: string
}) {
  const tiers = [0, 0.27, 0.52].map((from, tier) => {
    const half = height * (0.13 + tier * 0.07)
    const base = y - height * (0.52 - tier * 0.22)
    return `M${x} ${y - height * (1 - from)} L${x + half} ${base} L${x - half} ${base} Z`
  })
  return <path className={className} d={`${tiers.join(' ')} M${x - 2} ${y} h4 v${-height * 0.12} h-4 Z`} />
}

function Ridges() {
  return (
    <>
      <path className={styles.far} d="M0 196 62 128l34 26 58-74 50 62 42-34 66 60 46-40 62 68v74H0Z" />
      <path className={styles.middle} d="M0 214c58-32 92-40 150-22s98 8 146-12 86-12 124 6v84H0Z" />
    </>
  )
}

const drawings = {
  /** A parcel under the trees: something is on its way. */
  parcel: (
    <>
      <circle className={styles.sun} cx="116" cy="92" r="42" />
      <Ridges />
      <g className={styles.overprint}>
        <Spruce x={70} y={254} height={132} />
        <Spruce x={344} y={254} height={150} />
        <Spruce x={384} y={256} height={98} />
      </g>
      <path className={styles.rust} d="M158 178h108v80H158z" />
      <path className={styles.paper} d="M204 178h16v80h-16z" />
      <path
        className={styles.line}
        d="M158 178h108v80H158zM204 178v80M220 178v80M212 178c-34-34-44 2 0 0 44 2 34-34 0 0M0 258h420"
      />
    </>
  ),
  /** A cabin with light in the window: come in. */
  cabin: (
    <>
      <circle className={styles.warm} cx="318" cy="80" r="34" />
      <Ridges />
      <path className={styles.near} d="M132 258v-74l78-58 78 58v74z" />
      <path className={styles.sun} d="M176 196h30v30h-30z" />
      <path className={styles.rust} d="M230 196h30v62h-30z" />
      <path
        className={styles.line}
        d="m120 194 90-68 90 68M176 196h30v30h-30zM191 196v30M176 211h30M0 258h420M256 158v-34h16v46"
      />
      <Spruce x={70} y={256} height={118} />
    </>
  ),
} satisfies Record<string, ReactNode>

const pictures = {
  empty: new URL('./pictures/empty.svg', import.meta.url),
  error: new URL('./pictures/error.svg', import.meta.url),
  notFound: new URL('./pictures/not-found.svg', import.meta.url),
}

export type DrawingName = keyof typeof drawings | keyof typeof pictures

/**
 * One of the drawn pictures of empty, error and farewell pages; decorative: the text next to it carries the meaning.
 */
export function Drawing({ name }: { name: DrawingName }) {
  if (name === 'parcel' || name === 'cabin') return <InlineDrawing>{drawings[name]}</InlineDrawing>
  // Lazy, or React preloads it on every page that may show it.
  // biome-ignore lint/performance/noImgElement: a small vector drawing; there is nothing to scale.
  return <img src={pictures[name].pathname} alt="" loading="lazy" width={640} height={400} className={styles.drawing} />
}

function InlineDrawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 40 420 226" className={styles.drawing} aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
