import type { ReactNode } from 'react'
import type { Decision } from '#web/domain/product/campaign-decision.ts'
import { classNames } from '../class-names.ts'
import styles from './campaign-progress.module.css'
import place from './live-place.module.css'

type Props = {
  /** ISO date of the last day. */
  date: string | null
  goal: number | null
  max: number | null
  decision?: Decision | undefined
  /**
   * The fields that clicks open in an editor's preview: on the count, which is measured by the goal, and on the days
   * that are left.
   */
  edit?: { readonly count: string | undefined; readonly date: string | undefined }
  /** The facts known without the count: shown until it is, and instead of it. */
  children?: ReactNode
}

/**
 * The place where `LiveCards` shows how many have reserved of how many it takes, the days that are left and a thin line
 * that grows.
 */
export function CampaignProgress({ date, goal, max, decision, edit, children }: Props) {
  return (
    <div
      className={place.place}
      data-live="campaign"
      data-date={date ?? undefined}
      data-goal={goal ?? undefined}
      data-max={max ?? undefined}
      data-decision={decision}
      data-edit-count={edit?.count}
      data-edit-date={edit?.date}
    >
      <div className={classNames(styles.campaign, place.fallback)}>
        {children}
        <span className={styles.track} aria-hidden="true" />
      </div>
    </div>
  )
}
