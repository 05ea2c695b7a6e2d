'use client'

import { simulationParam } from '../domain/simulation/simulation-param.ts'
import styles from './bar.module.css'

type BarTexts = {
  readonly label: string
  readonly status: string
  readonly exit: string
  /** What the page simulates; `undefined` when everything is as it is. */
  readonly simulated: string | undefined
  readonly endSimulation: string
}

/**
 * Shows which content is on the page, and a link out of the preview; the Studio has its own for these. What is
 * simulated is shown everywhere, with a link that ends it.
 */
export default function Bar({ label, status, exit, simulated, endSimulation }: BarTexts) {
  const isFramed = window.top !== window.self
  if (isFramed && !simulated) return null
  const text = [!isFramed && `${status}.`, simulated].filter(Boolean).join(' ')
  return (
    <aside className={styles.bar} aria-label={label} data-simulated={simulated ? '' : undefined}>
      <p className={styles.status} title={simulated ? text : status}>
        {simulated ? text : status}
      </p>
      {simulated && (
        <a href={`?${simulationParam}=`} className={styles.exit} data-reload="">
          {endSimulation}
        </a>
      )}
      {!isFramed && (
        <a href="/api/draft-mode/disable" className={styles.exit}>
          {exit}
        </a>
      )}
    </aside>
  )
}
