import { translator } from '#web/i18n/translate.ts'
import { ExitIntentWatch } from './exit-intent-watch.tsx'

/** The banner for visitors about to leave with something in the bag, in Norwegian on every page (docs/product/2). */
export function ExitIntent({ bagId }: { bagId: string }) {
  const t = translator('nb', 'common')
  return <ExitIntentWatch bagId={bagId} texts={{ text: t('exitIntent'), openBag: t('exitIntentBag') }} />
}
