import type { ReactNode } from 'react'
import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './splash.module.css'
import { SplashDialog } from './splash-dialog.tsx'

type Props = {
  lang: Language
  title: string
  buttonText: string | null
  isPreview: boolean
  /** The rich text. */
  children: ReactNode
}

const titleId = 'splash-title'

/** The overshoot-day splash (docs/product/2). Its texts are in the document; it opens once scripts run. */
export function Splash({ lang, title, buttonText, isPreview, children }: Props) {
  const t = translator(lang, 'splash')
  return (
    <SplashDialog labelledBy={titleId} closeText={t('close')} isPreview={isPreview}>
      <div className={styles.splash}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.text}>{children}</div>
        <form method="dialog">
          <Button type="submit" variant="accent">
            {buttonText || t('close')}
          </Button>
        </form>
      </div>
    </SplashDialog>
  )
}
