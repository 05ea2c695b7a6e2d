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
  /** A trail sign in the fog, pointing both ways. */
  lost: (
    <>
      <circle className={styles.sun} cx="300" cy="84" r="46" />
      <Ridges />
      <g className={styles.overprint}>
        <Spruce x={64} y={250} height={112} />
        <Spruce x={366} y={254} height={88} />
      </g>
      <path className={styles.near} d="M206 108h8v150h-8z" />
      <path className={styles.rust} d="M150 122h102l18 17-18 17H150z" />
      <path className={styles.paper} d="M262 168H166l-18 16 18 16h96z" />
      <path className={styles.line} d="M150 122h102l18 17-18 17H150zM262 168H166l-18 16 18 16h96zM0 258h420" />
    </>
  ),
  /** A tent that the wind has taken hold of. */
  storm: (
    <>
      <Ridges />
      <path className={styles.sun} d="M128 250 214 132l94 118z" />
      <path className={styles.near} d="m214 132 26 118h-42z" />
      <path
        className={styles.line}
        d="M128 250 214 132l94 118zM214 132l12-22 34 8-20 10M308 250l26 8M128 250l-26 8M0 258h420M40 84c40-22 62 20 100 0s54-6 66 4M230 60c34-20 58 16 96-2s48-2 58 4"
      />
      <Spruce x={52} y={254} height={84} />
    </>
  ),
  /** A row of pegs with one garment left. */
  shelf: (
    <>
      <path className={styles.middle} d="M40 70h340v16H40z" />
      <path className={styles.sun} d="M178 110c10 14 54 14 64 0l40 26-18 34-16-8v86h-76v-86l-16 8-18-34z" />
      <path
        className={styles.line}
        d="M40 70h340v16H40zM90 86v16a8 8 0 0 0 16 0M210 86v12M314 86v16a8 8 0 0 0 16 0M178 110c10 14 54 14 64 0l40 26-18 34-16-8v86h-76v-86l-16 8-18-34zM210 121v127"
      />
    </>
  ),
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

export type DrawingName = keyof typeof drawings

/** One of the drawn pictures of empty, error and farewell pages; decoration, the words beside it say it all. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 40 420 226" className={styles.drawing} aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  )
}
