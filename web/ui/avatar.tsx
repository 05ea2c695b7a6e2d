import { AVATAR_TONES, initials, numberOf } from '#web/domain/member/initials.ts'
import styles from './avatar.module.css'
import { classNames } from './class-names.ts'

type Props = {
  /** The same person always has the same colour. */
  id: string
  name: string
  /** Address of a square picture; initials on a coloured ground without one. */
  picture?: string | null
}

/** Picture of a member, next to the name: for screen readers it says nothing more. */
export function Avatar({ id, name, picture }: Props) {
  if (picture) {
    // biome-ignore lint/performance/noImgElement: small already, and in one size.
    return <img className={styles.avatar} src={picture} alt="" width="50" height="50" loading="lazy" decoding="async" />
  }
  return (
    <span aria-hidden="true" className={classNames(styles.avatar, styles[`tone${numberOf(id, AVATAR_TONES)}`])}>
      {initials(name)}
    </span>
  )
}

/** The shop's own mark in the place of a member's picture. */
export function ShopAvatar() {
  // biome-ignore lint/performance/noImgElement: a drawing.
  return <img className={styles.avatar} src="/icon.svg" alt="" width="50" height="50" loading="lazy" />
}
