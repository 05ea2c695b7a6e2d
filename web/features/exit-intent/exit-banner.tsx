import styles from './exit-banner.module.css'

type Props = { texts: { text: string; openBag: string }; bagId: string; isShown: boolean }

/**
 * Covers the page below the header, without shifting anything. It goes when the pointer is back, but stays while the
 * pointer or the focus is on it, so that its button can be reached; it needs no close button.
 */
export function ExitBanner({ texts, bagId, isShown }: Props) {
  return (
    <div role="status" lang="nb" className={styles.banner} data-shown={isShown || undefined}>
      <p>{texts.text}</p>
      <button type="button" popoverTarget={bagId}>
        {texts.openBag}
      </button>
    </div>
  )
}
